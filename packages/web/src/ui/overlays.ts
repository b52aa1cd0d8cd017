/** What React Aria does, fetched when one of these is wanted. */
export { ChoicePopover } from "./choice-popover.tsx";
export { ModalDialog } from "./modal-dialog.tsx";
export { RangeCalendar } from "./range-calendar.tsx";
