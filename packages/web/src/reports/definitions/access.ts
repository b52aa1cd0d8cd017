import { listAccess } from "partner-sdk";
import * as words from "#words/modules";
import type { AccessScreen } from "./module.ts";

/** Who may see a company in a module, for its administrators. */
export const access = (path: string): AccessScreen => ({
  kind: "access",
  route: `${path}/access`,
  title: words.whoHasAccess,
  operation: listAccess,
  needs: "administration",
});
