/** What React Aria does, fetched when it is wanted: dialogs, menus, lists to choose from and the calendar. */
export { ChoicePopover } from "./choice-popover.tsx";
export { ChoiceSelect } from "./choice-select.tsx";
export { DateRangeField } from "./date-range-field.tsx";
export { MenuList } from "./menu-list.tsx";
export { ModalDialog } from "./modal-dialog.tsx";
export { OptionList } from "./option-list.tsx";
