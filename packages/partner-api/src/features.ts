import type { Settings } from "./settings.ts";

/** What this host answers beyond the specification. */
export const featuresOf = ({ passkeyOrigins, accessLogDays }: Settings): string[] => [
  "today",
  "drill_downs",
  "same_hours",
  "password",
  "sessions",
  "second_factor",
  ...(passkeyOrigins.length > 0 ? ["passkeys"] : []),
  ...(accessLogDays > 0 ? ["readings"] : []),
  "administration",
];
