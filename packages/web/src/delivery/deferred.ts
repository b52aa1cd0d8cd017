/** What a report needs once its rows have come: its filter, what leaves the portal, and where a screen was left; the keys; what is chosen on Profile; the checks of a toll summary. */
export { ShortcutsHelp } from "../frame/shortcuts-help.tsx";
export { keepPlaces, leadBack } from "../platform/place-in-entry.ts";
export { shareFile, shareText } from "../platform/sharing.ts";
export { ProfileChoices } from "../profile/profile-choices.tsx";
export { furtherFormats } from "../report/files/further-formats.ts";
export { sheetOf } from "../report/files/sheet-of.ts";
export { writeFile } from "../report/files/write-file.ts";
export { FilterDialog } from "../report/filter/filter-dialog.tsx";
export { noteTaken } from "../report/later/note-taken.ts";
export { Paper, paperOf, setUpPaper } from "../report/paper/paper.tsx";
export { MissingHours } from "../report/range/missing-hours.tsx";
export { messageOf } from "../report/share/message.ts";
export { ShiftDialog } from "../report/shift/shift-dialog.tsx";
export { TollChecks } from "../toll/toll-checks.tsx";
export { keepShell } from "./keep-shell.ts";
export { keepHome } from "./kept-home.ts";
export { offerShortcuts } from "./shortcuts.ts";
