/** What React Aria does, fetched when it is wanted: dialogs, menus, lists to choose from and the calendar. */

export { DateRangeField } from "../ui/fields/date-range-field.tsx";
export { ListBoxPopover, SearchableListBox } from "../ui/fields/list-box-popover.tsx";
export { SearchableSelect } from "../ui/fields/searchable-select.tsx";
export { MenuList } from "../ui/overlays/menu-list.tsx";
export { ModalDialog } from "../ui/overlays/modal-dialog.tsx";
