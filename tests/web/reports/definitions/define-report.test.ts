import {
  findTollplazaPassages,
  getCounterwiseTicketingVehicleCounters,
  listIntercityReservations,
  listTollplazaNonExitedVehicles,
  listWaterVehicles,
} from "partner-sdk";
import { expect, it } from "vitest";
import { defineReport } from "web/reports/definitions/define-report.ts";
import { isInDialog, isSearched, rowChoiceFields } from "web/reports/definitions/report.ts";

const plain = {
  kind: "report",
  dated: false,
  paged: false,
  key: null,
  compareBy: [],
  totals: [],
  chartField: undefined,
  computedTotal: undefined,
  links: [],
  subject: undefined,
  sort: undefined,
  filters: [],
  choices: [],
  minimumField: undefined,
  rowNoun: "rows",
  maxRows: undefined,
  ageField: undefined,
  shiftClose: undefined,
  layout: "table",
};
const name = { title: "Name", kind: "name", field: "registration_number" } as const;
const status = { title: "Status", kind: "status", field: "status" } as const;
const capacity = { title: "Capacity", kind: "count", field: "capacity" } as const;
const heading = { route: "/list", title: "List" };

it("a report that says little is a plain table", () => {
  const written = { ...heading, operation: listWaterVehicles, columns: [name] };
  expect(defineReport(written)).toEqual({ ...plain, ...written });
});

it("a list says what narrows, sorts and counts it", () => {
  const written = {
    ...heading,
    operation: listWaterVehicles,
    columns: [name, status, capacity],
    rowNoun: "ships",
    maxRows: { rows: 500, note: (most: string) => `The first ${most} ships.` },
    layout: "cards",
  } as const;
  const rest = {
    choices: ["status"],
    minimumField: "capacity",
    sort: { field: "status" },
  } as const;
  expect(defineReport({ ...written, ...rest })).toEqual({
    ...plain,
    ...written,
    choices: [status],
    minimumField: capacity,
    sort: { field: "status", descending: false },
  });
});

it("a list may go by ages, and a moment is nothing to choose by", () => {
  const entered = { title: "Entered", kind: "timestamp", field: "entered_at" } as const;
  const operation = listTollplazaNonExitedVehicles;
  const minutes = { title: "Minutes", kind: "count", field: "inside_minutes" } as const;
  const columns = [name, entered, minutes] as const;
  const sort = { field: "inside_minutes", descending: true } as const;
  expect(
    defineReport({
      ...heading,
      operation,
      columns,
      sort,
      ageField: "inside_minutes",
      choices: ["entered_at", "registration_number"],
    }),
  ).toEqual({
    ...plain,
    ...heading,
    operation,
    sort,
    ageField: "inside_minutes",
    columns,
    choices: [name],
  });
});

it("totals are those of its figures, in the order of the columns, under their titles", () => {
  const operation = getCounterwiseTicketingVehicleCounters;
  const tickets = { title: "Tickets", kind: "count", field: "total_tickets" } as const;
  const fares = { title: "Fares", kind: "money", field: "total_fares" } as const;
  const vehicle = {
    title: "Vehicle",
    parameter: "vehicle_id",
    field: "counter.name",
    from: "/vehicles",
  } as const;
  const written = {
    ...heading,
    operation,
    dated: true,
    columns: [{ title: "Counter", kind: "name", field: "counter.name" }, tickets, fares],
    compareBy: ["counter.name"],
    chartField: "total_tickets",
    shiftClose: "place",
    subject: vehicle,
    links: [{ route: "/counters/:id", params: { id: "counter.id" } }],
  } as const;
  const totals = ["total_fares", "total_tickets"] as const;
  expect(defineReport({ ...written, totals, totalTitles: { total_fares: "Taken" } })).toEqual({
    ...plain,
    ...written,
    totals: [tickets, { ...fares, title: "Taken" }],
  });
  expect(defineReport({ ...written, totals: ["total_fares"] }).totals).toEqual([fares]);
});

it("a last column adds up others, and has a total where they have one", () => {
  const amount = { title: "Amount", kind: "money", field: "entry_amount" } as const;
  const overstay = { title: "Overstay", kind: "money", field: "overstay_amount" } as const;
  const of = ["entry_amount", "overstay_amount"] as const;
  const written = {
    ...heading,
    operation: findTollplazaPassages,
    columns: [name, amount, overstay],
  } as const;
  const all = { title: "In all", kind: "money", field: "in_all" };
  const made = { ...written, computedTotal: { title: "In all", of } };
  expect(defineReport(made)).toEqual({
    ...plain,
    ...written,
    columns: [name, amount, overstay, all],
    computedTotal: { field: "in_all", of },
  });
  expect(defineReport({ ...made, totals: of }).totals).toEqual([amount, overstay, all]);
  expect(defineReport({ ...made, totals: ["entry_amount"] }).totals).toEqual([amount]);
  const ofOne = { title: "In all", of: ["entry_amount"] } as const;
  expect(defineReport({ ...made, computedTotal: ofOne, totals: ["entry_amount"] }).totals).toEqual([
    amount,
    all,
  ]);
});

it("a total can leave out a status", () => {
  const amount = { title: "Amount", kind: "money", field: "amount" } as const;
  const excluding = { field: "status", value: "cancelled" } as const;
  const operation = listIntercityReservations;
  const written = {
    ...heading,
    operation,
    dated: true,
    paged: true,
    key: "id",
    columns: [status, amount],
  } as const;
  expect(defineReport({ ...written, totals: [{ field: "amount", excluding }] })).toEqual({
    ...plain,
    ...written,
    totals: [{ ...amount, excluding }],
  });
});

it("a filter's dialog has what no link asks for and nobody has to search for", () => {
  const linked = { kind: "linked", field: "lane_id", title: "Lane", name: "lane.name" } as const;
  const text = { kind: "text", field: "stoppage", title: "Stoppage" } as const;
  const fields = [linked, text, { ...text, required: false }, { ...text, required: true }];
  expect(fields.map(isInDialog)).toEqual([false, true, true, false]);
  expect(fields.map(isSearched)).toEqual([false, false, false, true]);
});

it("its address says what narrows its rows: an age, choices, a least figure", () => {
  const narrowed = { ageField: "entered_at", choices: [status], minimumField: capacity };
  expect(rowChoiceFields(narrowed)).toEqual(["age", "status", "capacity"]);
  expect(rowChoiceFields({ ageField: undefined, choices: [], minimumField: undefined })).toEqual(
    [],
  );
});
