export { type ExportEvent, exportMachine, type WantedFile } from "./export.ts";
export { type TakenAlong, takenAlongMachine } from "./taken-along.ts";
export {
  type ListPageRequest,
  type PagedList,
  type WholeListContext,
  type WholeListEvent,
  type WholeRows,
  wholeListMachine,
} from "./whole-list.ts";
