/** What React Aria does, fetched when a dialog is wanted: filter, calendar and help. */
export { ModalDialog } from "./modal-dialog.tsx";
export { RangeCalendar } from "./range-calendar.tsx";
