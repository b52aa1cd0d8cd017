import { door } from "../platform/door.tsx";

export const overlays = door("overlays", () => import("./overlays.ts"));
