import { happenings } from "./happenings.ts";
import type { Kind } from "./kind.ts";
import { members } from "./members.ts";

export const kinds: Record<string, Kind> = { ...members, ...happenings };
