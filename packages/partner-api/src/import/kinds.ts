import { happenings } from "./happenings.ts";
import type { Kind } from "./kind.ts";
import { members } from "./members.ts";

/** Everything that `partner-api import` takes, by the name it has there. */
export const kinds: Record<string, Kind> = { ...members, ...happenings };
