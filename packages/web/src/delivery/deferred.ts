/** What a report needs once its rows have come: its filter, what leaves the portal, and where a screen was left; the keys; what is chosen on Profile; the checks of a toll summary. */

export { restoreScrollPosition, saveScrollPositions } from "../browser/scroll-restoration.ts";
export { copy as copyLink, shareFile } from "../browser/sharing.ts";
export { ProfileSettings } from "../profile/profile-settings.tsx";
export { ShortcutsHelp } from "../profile/shortcuts-help.tsx";
export { shareMessage } from "../reports/export/message.ts";
export { writeAuditRecord } from "../reports/export/write-audit-record.ts";
export { otherFormats, sharedFormat, writeFile } from "../reports/export/write-file.ts";
export { FilterDialog } from "../reports/filter/filter-dialog.tsx";
export { MissingHours } from "../reports/filter/missing-hours.tsx";
export { RangeSheet } from "../reports/heading/range-sheet.tsx";
export { PrintView } from "../reports/print/print-view.tsx";
export { ShiftDialog } from "../reports/print/shift-dialog.tsx";
export { TollChecks } from "../reports/toll/toll-checks.tsx";
export { keepShell } from "./keep-shell.ts";
export { keepHome } from "./kept-home.ts";
export { offerShortcuts } from "./shortcuts.ts";
