import { door } from "../platform/door.tsx";

export const accountDoor = door("account", () => import("./account.ts"));
