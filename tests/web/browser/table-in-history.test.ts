import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  savedTableState,
  saveTableState,
  stateForDrillDown,
  stateForReturn,
  tableStateForCompany,
} from "web/browser/table-in-history.ts";

const page = "/report?company=1";
const uttara = { search: "uttara", order: null };
const byFares = { search: "", order: { field: "total_fares", descending: true } };
const kept = () => JSON.parse(sessionStorage.getItem("rowsSought") ?? "null");

/** What begins an id of its own takes these in turn, which are written so. */
const ids = [
  [0.5, "i"],
  [0.25, "9"],
] as const;

beforeEach(() => {
  history.replaceState({ from: "/home" }, "", page);
  const random = vi.spyOn(Math, "random");
  for (const [chance] of ids) random.mockReturnValueOnce(chance);
  onTestFinished(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
});

it("the entry holds the id of what its rows were searched for, and nothing that was typed", () => {
  const told = vi.spyOn(history, "replaceState");
  saveTableState(page, "rahim", uttara);
  expect(told.mock.calls).toEqual([[{ from: "/home", rows: "i" }, ""]]);
  expect(kept()).toEqual({ user: "rahim", entries: { i: { page, ...uttara } } });
  expect(savedTableState("rahim")).toEqual({ page, ...uttara });
});

it("an entry goes on with its id, and nobody is told the same again", () => {
  saveTableState(page, "rahim", uttara);
  const told = vi.spyOn(history, "replaceState");
  const stored = vi.spyOn(Storage.prototype, "setItem");
  saveTableState(page, "rahim", uttara);
  expect(stored).not.toHaveBeenCalled();
  saveTableState(page, "rahim", byFares);
  saveTableState(page, "rahim", { ...byFares, search: "uttara" });
  expect(told).not.toHaveBeenCalled();
  expect(kept().entries).toEqual({ i: { page, ...byFares, search: "uttara" } });
});

it("what stands as the report has it is not kept until it has been otherwise", () => {
  saveTableState(page, "rahim", { search: "", order: null });
  expect([kept(), history.state]).toEqual([null, { from: "/home" }]);
  saveTableState(page, "rahim", uttara);
  saveTableState(page, "rahim", { search: "", order: null });
  expect(savedTableState("rahim")).toEqual({ page, search: "", order: null });
});

it("an entry that another page came along to begins its own, and leaves the other's", () => {
  saveTableState(page, "rahim", uttara);
  history.pushState({ rows: "i" }, "", "/report?company=2");
  expect(savedTableState("rahim")).toEqual({ page, ...uttara });
  saveTableState("/report?company=2", "rahim", byFares);
  expect(history.state).toEqual({ rows: "9" });
  expect(kept().entries).toEqual({
    i: { page, ...uttara },
    "9": { page: "/report?company=2", ...byFares },
  });
});

it("a report that has been left keeps nothing in the entry of the next", () => {
  saveTableState("/report?company=2", "rahim", uttara);
  saveTableState("/report", "rahim", uttara);
  expect([kept(), history.state]).toEqual([null, { from: "/home" }]);
});

it("nobody finds what another user sought, and who comes next begins anew", () => {
  saveTableState(page, "rahim", uttara);
  expect(savedTableState("karim")).toBeNull();
  saveTableState(page, "karim", byFares);
  expect(kept()).toEqual({ user: "karim", entries: { "9": { page, ...byFares } } });
});

it("nothing has been sought in an entry that holds nothing", () => {
  saveTableState(page, "rahim", uttara);
  history.replaceState(null, "", page);
  expect(savedTableState("rahim")).toBeNull();
  expect([stateForReturn(), stateForDrillDown()]).toEqual([null, { left: {} }]);
});

it("what is sought goes along to the same report of another company, and to no other", () => {
  saveTableState(page, "rahim", uttara);
  expect(tableStateForCompany("/report?company=2&from_date=2026-11-01")).toEqual({ rows: "i" });
  expect(tableStateForCompany("/report")).toEqual({ rows: "i" });
  expect(tableStateForCompany("/other?company=1")).toBeNull();
});

it("the way back from a figure finds the rows and the place that it was left with", () => {
  const place = { top: 700, link: null };
  history.replaceState({ rows: "i", place, from: "/home" }, "", page);
  expect(stateForDrillDown()).toEqual({ left: { rows: "i", place } });
  history.pushState(stateForDrillDown(), "", "/figures");
  expect(stateForReturn()).toEqual({ rows: "i", place });
});
