import { expect, it } from "vitest";
import { subjectOf, titleOf } from "web/reports/rules/subject.ts";
import { takings } from "./made-reports.ts";

const details = {
  ...takings,
  title: "Details",
  subject: { title: "Vehicle", parameter: "vehicle_id", field: "vehicle.name", from: "/vehicles" },
};
const of = (...rows: object[]) => subjectOf(details, { vehicle_id: "801" }, rows as []);

it.each([
  ["with its name", [{ vehicle: { name: "DHK-11" } }, { vehicle: { name: "B" } }], "DHK-11"],
  ["without rows", [], null],
  ["with an empty name", [{ vehicle: { name: "" } }], null],
  ["with a name that is no text", [{ vehicle: { name: 7 } }], null],
])("a report about a vehicle says which, %s", (_, rows, name) => {
  const subject = of(...rows);
  expect(subject).toEqual({ title: "Vehicle", name, id: "801" });
  expect(titleOf(details, subject)).toBe(`Details, ${name ?? "vehicle 801"}`);
});

it("a vehicle that the path does not name has no id", () => {
  expect(subjectOf(details, {}, [])).toEqual({ title: "Vehicle", name: null, id: "" });
});

it("any other report is about nothing in particular", () => {
  expect([subjectOf(takings, {}, []), titleOf(takings, null)]).toEqual([null, "Takings"]);
});
