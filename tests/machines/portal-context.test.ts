import { knownFrom } from "machines";
import { expect, it } from "vitest";

type Snapshot = Parameters<typeof knownFrom>[0];
type Left = Snapshot["context"]["left"];

const companies = { water: [{ id: "w1", name: "Kirtonkhola Launch" }] };
const active = { water: companies.water[0] };
const known = (left: Left, user: string | null = "7") =>
  knownFrom({
    value: "signedIn",
    context: { companies, active, user, left } as unknown as Snapshot["context"],
  });
const page = "/water/vehicles";

it.each<[string, Left, string | null, string | null]>([
  ["nothing was left", null, "7", null],
  ["the same user left a page", { page, user: "7" }, "7", page],
  ["another user left a page", { page, user: "8" }, "7", null],
  ["nobody knows who left a page", { page, user: null }, "7", page],
  ["somebody left a page, and nobody is signed in", { page, user: "7" }, null, null],
  ["no page was left", { page: "", user: "7" }, "7", null],
])("where one returns to if %s", (_, left, user, returnTo) => {
  expect(known(left, user)).toEqual({ session: "signedIn", companies, active, returnTo });
});
