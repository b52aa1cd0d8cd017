// @module-tag long
import { screen, waitFor } from "@testing-library/react";
import { reportingClock } from "machines/time/reporting-clock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Report } from "web/reports/definitions/report.ts";
import { buildTable } from "web/reports/rules/build-table.ts";
import { at } from "../portal/clock.ts";
import { withOtherData, withoutData } from "../portal/malformed-answers.ts";
import { administered, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";
import { neighbors, refusals, reports, saysNoData } from "./every-report.ts";
import { answerOf, oddRows, plainRows } from "./made-rows.ts";

const host = portalHost();
const clock = reportingClock(null);
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  at("2026-11-21T10:00:00");
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

/** What is read of each row. */
function read({ layout, title }: Report): string[][] {
  if (layout === "table") {
    return cellsIn(screen.getByRole("table", { name: title })).slice(1, 6);
  }
  return screen
    .getAllByRole("heading", { level: 2 })
    .slice(0, 5)
    .map((heading) => [
      heading.textContent,
      ...Object.values(termsIn(heading.closest("section") ?? heading)),
    ]);
}

/** One of them for each report: what a failure is, and where it leads, is decided once for all. */
const leading = [
  { failure: 500, to: "/error" },
  { failure: "lost", to: "/error" },
  { failure: 401, to: "/login" },
] as const;

describe.each(reports)("%s", (path, report) => {
  const nth = reports.findIndex(([other]) => other === path);
  const main = () => screen.getByRole("main");

  it("waits with the shape of its rows, and then shows every value as text", async () => {
    signedIn(host, administered, rahim, { features: ["drill_downs", "readings"] });
    const made = oddRows(report);
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    host.says(
      report.operation,
      answerOf(
        report,
        made.map(({ row }) => row),
      ),
      { delay: answered },
    );
    openPortal(path);
    const about = report.subject?.title.toLowerCase();
    const title = about ? `${report.title}, ${about} BA/11` : report.title;
    await screen.findByRole("heading", { level: 1, name: title });
    await screen.findByRole("progressbar", { name: "Loading" });
    expect(screen.queryByText("No Data")).toBe(null);
    release();
    await screen.findAllByText("N/A");
    expect(read(report).sort()).toEqual(made.map(({ texts }) => texts).sort());
    expect(main().querySelectorAll("img, script, b")).toHaveLength(0);
    expect(screen.queryByRole("progressbar")).toBe(null);
  });

  it("says 'No Data' without rows, where it is refused, and whatever else the answer is [R12]", async () => {
    signedIn(host, administered, rahim, { features: ["drill_downs", "readings"] });
    host.says(report.operation, answerOf(report, []));
    const { portal } = openPortal(path);
    await screen.findByText("No Data");
    expect(screen.queryByRole("table")).toBe(null);
    expect(logged.mock.calls).toEqual([]);
    await saysNoData(
      { host, logged, portal, path, report },
      {
        refusals: neighbors(refusals, nth),
        bodies: neighbors([...withoutData, ...withOtherData], nth),
      },
    );
  });

  it("leads to where a failure belongs", async () => {
    signedIn(host, administered, rahim, { features: ["drill_downs", "readings"] });
    const { failure, to } = leading[nth % leading.length] ?? leading[0];
    host.fails(report.operation, failure);
    openPortal(path);
    await waitFor(() => expect(page()).toBe(to));
  });

  it("sums and orders ten thousand rows [R20]", () => {
    const rows = plainRows(report, 10_000);
    const choices = { chosen: {}, comparison: null, order: report.sort, clock };
    const { sorted, totals } = buildTable(report, rows, choices);
    expect(sorted).toHaveLength(10_000);
    expect(new Set(sorted).size).toBe(10_000);
    expect(totals.map(({ value }) => value)).toEqual(
      report.totals.map(({ kind }) => (kind === "count" ? "49,995,000" : "49,995,000.00")),
    );
  });
});
