import { door } from "../../platform/door.tsx";

export const later = door("later", () => import("./later.ts"));
