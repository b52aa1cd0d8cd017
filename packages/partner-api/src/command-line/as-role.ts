import type { Role } from "../accounts/users.ts";

/** A reader is what everybody is who has access. */
export const asRole = (role: Role | undefined): string =>
  role === "administrator" ? ", as an administrator" : "";
