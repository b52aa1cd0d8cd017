/** What a report needs once its rows have come: its filter, and what asks it anew. */
export { refreshMachine } from "machines/refresh";
export { FilterDialog } from "./filter/filter-dialog.tsx";
export { awaitQuiet } from "./refresh/await-quiet.ts";
