import { door } from "../../platform/door.tsx";

export const files = door("files", () => import("./files.ts"));
