/** What a report needs once its rows have come: its filter, what asks it anew, what leaves the portal, and where a screen was left; the keys; what is chosen on Profile; the checks of a toll summary. */
export { refreshMachine } from "machines/refresh";
export { ShortcutsHelp } from "../../frame/shortcuts-help.tsx";
export { keepPlaces, leadBack } from "../../platform/place-in-entry.ts";
export { shareFile, shareText } from "../../platform/sharing.ts";
export { ProfileChoices } from "../../profile/profile-choices.tsx";
export { keepShell } from "../../shell/keep-shell.ts";
export { keepHome } from "../../shell/kept-home.ts";
export { offerShortcuts } from "../../shell/shortcuts.ts";
export { TollChecks } from "../../toll/toll-checks.tsx";
export { furtherFormats } from "../files/further-formats.ts";
export { sheetOf } from "../files/sheet-of.ts";
export { writeFile } from "../files/write-file.ts";
export { FilterDialog } from "../filter/filter-dialog.tsx";
export { Paper, paperOf, setUpPaper } from "../paper/paper.tsx";
export { MissingHours } from "../range/missing-hours.tsx";
export { asCompared, compared } from "../rules/compare.ts";
export { renewed } from "../rules/moved.ts";
export { messageOf } from "../share/message.ts";

export { ShiftDialog } from "../shift/shift-dialog.tsx";
export { awaitQuiet } from "./await-quiet.ts";
export { noteTaken } from "./note-taken.ts";
