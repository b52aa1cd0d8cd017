import { expect, it } from "vitest";
import { companiesBefore, keepLastCompany } from "web/browser/last-companies.ts";
import { keepInMemory } from "web/browser/storage.ts";
import {
  forgetLastCompanies,
  lastCompaniesOf,
  storeActiveCompanies,
  storedActiveCompanies,
} from "web/browser/stored-companies.ts";

it("the device keeps what each user last chose, and no more than eight users", () => {
  for (let user = 1; user <= 9; user++) keepLastCompany(`${user}`, "water", `w${user}`);
  keepLastCompany("2", "waybill", "51");
  keepLastCompany("3", "water", "w0");
  expect(["1", "2", "3", "9"].map(lastCompaniesOf)).toEqual([
    {},
    { water: "w2", waybill: "51" },
    { water: "w0" },
    { water: "w9" },
  ]);
  expect(JSON.parse(localStorage.getItem("lastCompanies") ?? "")).toHaveLength(8);
});

it("whoever has kept nothing for the longest is forgotten first", () => {
  for (const user of ["1", "2", "3", "4", "5", "6", "7", "8", "1", "9"])
    keepLastCompany(user, "water", `w${user}`);
  expect(["1", "2"].map(lastCompaniesOf)).toEqual([{ water: "w1" }, {}]);
});

it("the device keeps the one before as well, and no more of a module", () => {
  for (const company of ["w1", "w2", "w3", "w3"]) keepLastCompany("7", "water", company);
  keepLastCompany("7", "waybill", "51");
  expect(lastCompaniesOf("7")).toEqual({ water: "w3", waybill: "51" });
  expect(["w3", "w2", "w1"].map((active) => companiesBefore("7", "water", active))).toEqual([
    ["w2"],
    ["w3"],
    ["w3", "w2"],
  ]);
  expect(companiesBefore("7", "waybill", "51")).toEqual([]);
  expect(localStorage.getItem("lastCompanies")).toBe(
    '[["7",{"water":["w3","w2"],"waybill":["51"]}]]',
  );
});

it("what an earlier version kept is still known", () => {
  localStorage.setItem("lastCompanies", '[["7",{"water":"w1"}]]');
  keepLastCompany("7", "water", "w2");
  expect([lastCompaniesOf("7"), companiesBefore("7", "water", "w2")]).toEqual([
    { water: "w2" },
    ["w1"],
  ]);
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["something else", '{"7":{"water":"w1"}}'],
  ["entries of another kind", '[null,"7",["7"],["8",{"water":"w1"}]]'],
  ["no ids", '[["7",{"water":1,"waybill":[2],"trains":"t1"}]]'],
])("is nothing where the device keeps %s", (_, text) => {
  if (text !== null) localStorage.setItem("lastCompanies", text);
  expect(lastCompaniesOf("7")).toStrictEqual({});
  keepLastCompany("9", "water", "w1");
  expect(JSON.parse(localStorage.getItem("lastCompanies") ?? "")[0]).toEqual([
    "9",
    { water: ["w1"] },
  ]);
});

it.each(['[["7","trains"]]', '[["7",null]]', '[["7",3]]'])(
  "of %s nothing stays beside what is kept next",
  (text) => {
    localStorage.setItem("lastCompanies", text);
    keepLastCompany("7", "water", "w1");
    expect(localStorage.getItem("lastCompanies")).toBe('[["7",{"water":["w1"]}]]');
  },
);

it("what a device first keeps is kept alone", () => {
  keepLastCompany("7", "water", "w1");
  expect(localStorage.getItem("lastCompanies")).toBe('[["7",{"water":["w1"]}]]');
});

it("a sign-out forgets those of its user, but counterwise_ticketing's, and nobody else's", () => {
  keepLastCompany("8", "water", "w1");
  for (const company of ["81", "82"]) keepLastCompany("7", "counterwise_ticketing", company);
  for (const company of ["w1", "w2"]) keepLastCompany("7", "water", company);
  forgetLastCompanies("7");
  expect(localStorage.getItem("lastCompanies")).toBe(
    '[["7",{"counterwise_ticketing":["82","81"]}],["8",{"water":["w1"]}]]',
  );
});

it("a sign-out leaves nothing of a user who has chosen no other", () => {
  keepLastCompany("8", "water", "w1");
  keepLastCompany("7", "water", "w2");
  forgetLastCompanies("7");
  expect(localStorage.getItem("lastCompanies")).toBe('[["8",{"water":["w1"]}]]');
  forgetLastCompanies("8");
  forgetLastCompanies("9");
  expect({ ...localStorage }).toEqual({});
});

it("a sign-out from a shared machine takes those that an ordinary session has left", () => {
  keepLastCompany("7", "water", "w1");
  keepInMemory(true);
  keepLastCompany("7", "waybill", "51");
  forgetLastCompanies("7");
  expect([lastCompaniesOf("7"), { ...localStorage }]).toEqual([{}, {}]);
  keepInMemory(false);
});

const writtenActive = () => sessionStorage.getItem("activeCompanies");

it("the chosen companies are remembered with their user", () => {
  expect(storedActiveCompanies()).toBe(null);
  storeActiveCompanies({ user: "7", companies: { water: "w1", intercity: null, waybill: "51" } });
  const remembered = { user: "7", companies: { water: "w1", waybill: "51" } };
  expect([storedActiveCompanies(), JSON.parse(writtenActive() ?? "")]).toEqual([
    remembered,
    remembered,
  ]);
});

it("nothing is left where none is chosen", () => {
  storeActiveCompanies({ user: "7", companies: { water: "w1" } });
  storeActiveCompanies({ user: "7", companies: { water: null } });
  expect(writtenActive()).toBe(null);
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
  expect(storedActiveCompanies()).toEqual(remembered);
});
