import { door } from "../../platform/door.tsx";

export const filterDialog = door("filter", () => import("./filter-dialog.tsx"));
