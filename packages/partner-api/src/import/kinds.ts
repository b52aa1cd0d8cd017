import type { Kind } from "./kind.ts";
import { members } from "./members.ts";
import { happenings } from "./record-kinds.ts";

export const kinds: Record<string, Kind> = { ...members, ...happenings };
