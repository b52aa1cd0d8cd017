import { routingStateOf } from "machines";
import { expect, it } from "vitest";

type Snapshot = Parameters<typeof routingStateOf>[0];
type ReturnTo = Snapshot["context"]["returnTo"];

const companies = { water: [{ id: "w1", name: "Kirtonkhola Launch" }] };
const active = { water: companies.water[0] };
const known = (returnTo: ReturnTo, user: string | null = "7") =>
  routingStateOf({
    value: "signedIn",
    context: { companies, active, user, returnTo } as unknown as Snapshot["context"],
  });
const page = "/water/vehicles";

it.each<[string, ReturnTo, string | null, string | null]>([
  ["nothing was left", null, "7", null],
  ["the same user left a page", { page, user: "7" }, "7", page],
  ["another user left a page", { page, user: "8" }, "7", null],
  ["nobody knows who left a page", { page, user: null }, "7", page],
  ["somebody left a page, and nobody is signed in", { page, user: "7" }, null, null],
  ["no page was left", { page: "", user: "7" }, "7", null],
])("where one returns to if %s", (_, left, user, returnTo) => {
  expect(known(left, user)).toEqual({ session: "signedIn", companies, active, returnTo });
});
