; SPDX-License-Identifier: MIT
; The installer for Windows, for one user, without administrator rights. tools/windows defines VERSION,
; LISTS (the folder of the two file lists), ICON and OUT.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off ; makes the installer reproducible
ManifestDPIAware true
Name "Trounce"
OutFile "${OUT}"
BrandingText "Trounce ${VERSION}"
RequestExecutionLevel user
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Trounce"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\Trounce.exe"
InstallDir "$LOCALAPPDATA\Programs\Trounce"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Trounce"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Trounce Setup"
VIAddVersionKey "LegalCopyright" "Copyright © 2026 The Trounce authors. MIT licence."

!include MUI2.nsh
!include LogicLib.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Trounce.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Uses the system's language; English if it is none of these.
!macro SPEAK LANGUAGE RUNS KEEP
    !insertmacro MUI_LANGUAGE "${LANGUAGE}"
    LangString RUNS ${LANG_${LANGUAGE}} "${RUNS}"
    LangString KEEP ${LANG_${LANGUAGE}} "${KEEP}$\r$\n$\r$\n$APPDATA\Trounce"
!macroend
!insertmacro SPEAK "English" "Trounce is running. Close it, then try again." \
    "Keep your history and your settings?"
!insertmacro SPEAK "German" "Trounce läuft noch. Schließ es und versuch es dann noch einmal." \
    "Deinen Verlauf und deine Einstellungen behalten?"
!insertmacro SPEAK "Spanish" "Trounce está abierto. Ciérralo y vuelve a intentarlo." \
    "¿Conservar tu historial y tus ajustes?"
!insertmacro SPEAK "French" "Trounce est ouvert. Ferme-le, puis réessaie." \
    "Garder ton historique et tes réglages ?"
!insertmacro SPEAK "Italian" "Trounce è aperto. Chiudilo e riprova." \
    "Conservare la cronologia e le impostazioni?"
!insertmacro SPEAK "Dutch" "Trounce is nog open. Sluit het en probeer het opnieuw." \
    "Je geschiedenis en je instellingen bewaren?"
!insertmacro SPEAK "Polish" "Trounce jest uruchomiony. Zamknij go i spróbuj ponownie." \
    "Zachować twoją historię i ustawienia?"
!insertmacro SPEAK "Portuguese" "O Trounce está aberto. Fecha-o e tenta de novo." \
    "Guardar o teu histórico e as tuas definições?"
!insertmacro SPEAK "Swedish" "Trounce är öppet. Stäng det och försök igen." \
    "Behålla din historik och dina inställningar?"

; A running program can be neither overwritten nor removed. Gives up in a silent installation.
!macro WAIT_UNTIL_CLOSED PROGRAM
    ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
        ${Do}
            ClearErrors
            FileOpen $0 "$INSTDIR\${PROGRAM}" a
            ${IfNot} ${Errors}
                FileClose $0
                ${Break}
            ${EndIf}
            ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDCANCEL`
                SetErrorLevel 2
                Quit
            ${EndIf}
        ${Loop}
    ${EndIf}
!macroend

Section "Trounce" PROGRAM
    !insertmacro WAIT_UNTIL_CLOSED "Trounce.exe"
    !insertmacro WAIT_UNTIL_CLOSED "trounce.com"
    ; Removes every file of another version, which may have other names.
    ReadRegStr $0 HKCU "${UNINSTALL}" "InstallLocation"
    ${If} $0 != ""
    ${AndIf} ${FileExists} "$0\uninstall.exe"
        ExecWait '"$0\uninstall.exe" /S _?=$0'
        Delete "$0\uninstall.exe"
        RMDir "$0"
    ${EndIf}

    !include "${LISTS}\install.nsh"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Trounce.lnk" "$INSTDIR\Trounce.exe"
    WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\Trounce.exe"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Trounce"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Trounce.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Trounce authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize ${PROGRAM} $0 ; in kB
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
    !insertmacro WAIT_UNTIL_CLOSED "Trounce.exe"
    !insertmacro WAIT_UNTIL_CLOSED "trounce.com"
    ${If} ${FileExists} "$APPDATA\Trounce"
    ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION "$(KEEP)" /SD IDYES IDNO`
        RMDir /r "$APPDATA\Trounce"
    ${EndIf}
    !include "${LISTS}\remove.nsh"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Trounce.lnk"
    DeleteRegKey HKCU "${APP_PATH}"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
