# Adds Doxygen's marks to the comments of a header: to the one at its beginning, to those above a
# declaration, and to those behind a member.
2 s,^/\*$,/** @file,
s,^( *)/\*( |$),\1/**\2,
s,([;\,{(}A-Za-z0-9_]) +/\* ,\1 /**< ,
