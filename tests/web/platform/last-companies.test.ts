import { expect, it } from "vitest";
import { keepLastCompany, lastCompaniesOf } from "web/platform/last-companies.ts";

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

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["something else", '{"7":{"water":"w1"}}'],
  ["entries of another kind", '[null,"7",["7"],["8",{"water":"w1"}]]'],
  ["no ids", '[["7",{"water":1,"trains":"t1"}]]'],
])("is nothing where the device keeps %s", (_, text) => {
  if (text !== null) localStorage.setItem("lastCompanies", text);
  expect(lastCompaniesOf("7")).toEqual({});
});
