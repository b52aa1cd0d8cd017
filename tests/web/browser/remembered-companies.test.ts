import { expect, it } from "vitest";
import { rememberCompanies, rememberedCompanies } from "web/browser/remembered-companies.ts";

const written = () => sessionStorage.getItem("activeCompanies");

it("the chosen companies are remembered with their user", () => {
  expect(rememberedCompanies()).toBe(null);
  rememberCompanies({ user: "7", companies: { water: "w1", intercity: null, waybill: "51" } });
  const remembered = { user: "7", companies: { water: "w1", waybill: "51" } };
  expect([rememberedCompanies(), JSON.parse(written() ?? "")]).toEqual([remembered, remembered]);
});

it("nothing is left where none is chosen", () => {
  rememberCompanies({ user: "7", companies: { water: "w1" } });
  rememberCompanies({ user: "7", companies: { water: null } });
  expect(written()).toBe(null);
});

it.each([
  ["no user", '{"companies":{"water":"w1"}}', null],
  ["a user that is no text", '{"user":7,"companies":{"water":"w1"}}', null],
  ["no companies", '{"user":"7"}', { user: "7", companies: {} }],
  [
    "companies of no module, or without an id",
    '{"user":"7","companies":{"trains":"t1","water":4,"waybill":"51"}}',
    { user: "7", companies: { waybill: "51" } },
  ],
])("of what somebody else wrote, %s, only what is right is read", (_, text, remembered) => {
  sessionStorage.setItem("activeCompanies", text);
  expect(rememberedCompanies()).toEqual(remembered);
});
