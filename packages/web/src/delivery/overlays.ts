/** What React Aria does, fetched when it is wanted: dialogs, menus, lists to choose from and the calendar. */
export { ChoicePopover, OptionList } from "../ui/fields/choice-popover.tsx";
export { ChoiceSelect } from "../ui/fields/choice-select.tsx";
export { DateRangeField } from "../ui/fields/date-range-field.tsx";
export { MenuList } from "../ui/overlays/menu-list.tsx";
export { ModalDialog } from "../ui/overlays/modal-dialog.tsx";
