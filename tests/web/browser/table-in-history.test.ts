import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  keepRowsSought,
  rowsAlong,
  rowsBack,
  rowsLeft,
  rowsSought,
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
  keepRowsSought(page, "rahim", uttara);
  expect(told.mock.calls).toEqual([[{ from: "/home", rows: "i" }, ""]]);
  expect(kept()).toEqual({ user: "rahim", entries: { i: { page, ...uttara } } });
  expect(rowsSought("rahim")).toEqual({ page, ...uttara });
});

it("an entry goes on with its id, and nobody is told the same again", () => {
  keepRowsSought(page, "rahim", uttara);
  const told = vi.spyOn(history, "replaceState");
  const stored = vi.spyOn(Storage.prototype, "setItem");
  keepRowsSought(page, "rahim", uttara);
  expect(stored).not.toHaveBeenCalled();
  keepRowsSought(page, "rahim", byFares);
  keepRowsSought(page, "rahim", { ...byFares, search: "uttara" });
  expect(told).not.toHaveBeenCalled();
  expect(kept().entries).toEqual({ i: { page, ...byFares, search: "uttara" } });
});

it("what stands as the report has it is not kept until it has been otherwise", () => {
  keepRowsSought(page, "rahim", { search: "", order: null });
  expect([kept(), history.state]).toEqual([null, { from: "/home" }]);
  keepRowsSought(page, "rahim", uttara);
  keepRowsSought(page, "rahim", { search: "", order: null });
  expect(rowsSought("rahim")).toEqual({ page, search: "", order: null });
});

it("an entry that another page came along to begins its own, and leaves the other's", () => {
  keepRowsSought(page, "rahim", uttara);
  history.pushState({ rows: "i" }, "", "/report?company=2");
  expect(rowsSought("rahim")).toEqual({ page, ...uttara });
  keepRowsSought("/report?company=2", "rahim", byFares);
  expect(history.state).toEqual({ rows: "9" });
  expect(kept().entries).toEqual({
    i: { page, ...uttara },
    "9": { page: "/report?company=2", ...byFares },
  });
});

it("a report that has been left keeps nothing in the entry of the next", () => {
  keepRowsSought("/report?company=2", "rahim", uttara);
  keepRowsSought("/report", "rahim", uttara);
  expect([kept(), history.state]).toEqual([null, { from: "/home" }]);
});

it("nobody finds what another user sought, and who comes next begins anew", () => {
  keepRowsSought(page, "rahim", uttara);
  expect(rowsSought("karim")).toBeNull();
  keepRowsSought(page, "karim", byFares);
  expect(kept()).toEqual({ user: "karim", entries: { "9": { page, ...byFares } } });
});

it("nothing has been sought in an entry that holds nothing", () => {
  keepRowsSought(page, "rahim", uttara);
  history.replaceState(null, "", page);
  expect(rowsSought("rahim")).toBeNull();
  expect([rowsBack(), rowsLeft()]).toEqual([null, { left: {} }]);
});

it("what is sought goes along to the same report of another company, and to no other", () => {
  keepRowsSought(page, "rahim", uttara);
  expect(rowsAlong("/report?company=2&from_date=2026-11-01")).toEqual({ rows: "i" });
  expect(rowsAlong("/report")).toEqual({ rows: "i" });
  expect(rowsAlong("/other?company=1")).toBeNull();
});

it("the way back from a figure finds the rows and the place that it was left with", () => {
  const place = { top: 700, link: null };
  history.replaceState({ rows: "i", place, from: "/home" }, "", page);
  expect(rowsLeft()).toEqual({ left: { rows: "i", place } });
  history.pushState(rowsLeft(), "", "/figures");
  expect(rowsBack()).toEqual({ rows: "i", place });
});
