import { door } from "../platform/door.tsx";

export const account = door("account", () => import("./account.ts"));
