import type { Kind } from "./kind.ts";
import { members } from "./members.ts";
import { recordKinds } from "./record-kinds.ts";

export const kinds: Record<string, Kind> = { ...members, ...recordKinds };
