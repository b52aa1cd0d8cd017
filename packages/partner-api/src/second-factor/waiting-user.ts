import type { Viewer } from "../accounts/claim.ts";
import { nameOf } from "../accounts/users.ts";
import type { Db } from "../database/db.ts";
import { featuresOf } from "../features.ts";
import type { Settings } from "../settings.ts";
import { waysOf } from "./second-factor.ts";

/** What `getUser` answers to whoever the database shows nothing yet: who it is, and what is waited for. */
export async function waitingUser(
  db: Db,
  settings: Settings,
  { userId, restriction }: Viewer,
): Promise<object> {
  return {
    user: { name: await nameOf(db, userId) },
    allowed_companies: {},
    features: featuresOf(settings),
    second_factor:
      restriction === "second_factor_required"
        ? { needed: true, ways: await waysOf(db, userId) }
        : { must_set_up: true },
  };
}
