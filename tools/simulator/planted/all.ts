import { inImplementations } from "./in-implementations.ts";
import { inReports } from "./in-reports.ts";
import { inSessions } from "./in-sessions.ts";
import type { Planted } from "./patch.ts";

export const planted: readonly Planted[] = [...inSessions, ...inReports, ...inImplementations];
