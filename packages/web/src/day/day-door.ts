import { door } from "../platform/door.tsx";

export const dayDoor = door("day", () => import("./day.ts"));
