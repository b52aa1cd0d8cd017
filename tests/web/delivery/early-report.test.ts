import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepLastCompany } from "web/browser/last-companies.ts";
import { forgetLastCompanies, storeActiveCompanies } from "web/browser/stored-companies.ts";
import { writeLastingItem } from "web/browser/user-storage.ts";
import { earlyReport } from "web/delivery/early-report.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { reportsInPage } from "web/reports/definitions/reports-in-page.ts";

const dates = "from_date=2026-11-16&to_date=2026-11-23";
const at = (pathname: string, query = `company=a-7&${dates}`) =>
  earlyReport(reportsInPage, { pathname, search: `?${query}` });

beforeEach(() => {
  for (const company of ["a-7", "b-1"]) keepLastCompany("rahim", "intracity", company);
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("what is asked first at an address", () => {
  const reports = catalogue.flatMap(({ screens }) =>
    screens.flatMap((screen) => (screen.kind === "report" ? [screen] : [])),
  );

  const isAskedEarly = ({ dated, operation, route }: (typeof reports)[number]) =>
    dated && operation.feature !== "readings" && !route.includes(":");

  it.each(reports.filter(isAskedEarly))(
    "$route is what its report asks",
    ({ route, operation }) => {
      const path = operation.path.replace("{company_id}", "a-7");
      const asked = `${path}?${dates}`;
      expect([at(route), at(route.replace(/\/$/, ""))]).toEqual([asked, asked]);
    },
  );

  it("is that of every module that has a report of dates, toll plazas included", () => {
    const modules = catalogue.flatMap(({ module, screens }) =>
      screens.some(({ route }) => at(route) !== undefined) ? [module] : [],
    );
    expect(modules).toEqual(catalogue.map(({ module }) => module));
  });

  it.each(reports.filter((report) => !isAskedEarly(report)))("$route is nothing", ({ route }) => {
    expect(at(route.replace(/:\w+/g, "7"))).toBe(undefined);
  });

  it.each(["/", "/intracity/service-preview", "/intracity/report/x", "/toll-plaza/dashboard"])(
    "%s is nothing",
    (path) => {
      expect(at(path)).toBe(undefined);
    },
  );

  it("is about the company that the tab last looked at, where the address names none", () => {
    storeActiveCompanies({ user: "rahim", companies: { counterwise_ticketing: "b 1" } });
    expect(at("/counterwise-ticketing/summary", dates)).toBe(
      `/api/counterwise-ticketing/summary/b%201?${dates}`,
    );
    expect(at("/water/shipwise/report/", dates)).toBe(undefined);
    for (const broken of ["null", '{"companies":{"counterwise_ticketing":7}}']) {
      sessionStorage.setItem("activeCompanies", broken);
      expect(at("/counterwise-ticketing/summary", dates)).toBe(undefined);
    }
  });

  it("is nothing that the host did not answer to somebody here [B7]", () => {
    writeLastingItem("notRequested", "karim", ["/api/intracity/summary/{company_id}"]);
    expect(at("/intracity/summary")).toBe(undefined);
    expect(at("/intracity/vehiclewise/report/")).toBe(
      `/api/intracity/reports/vehiclewise/a-7?${dates}`,
    );
    forgetLastCompanies("karim");
    expect(at("/intracity/summary")).toBe(`/api/intracity/summary/a-7?${dates}`);
  });

  it("is nothing about a company that nobody has looked at here", () => {
    expect(at("/intracity/summary", `company=a&${dates}`)).toBe(undefined);
    storeActiveCompanies({ user: "rahim", companies: { intracity: "a" } });
    expect(at("/intracity/summary", `company=a&${dates}`)).toBe(
      `/api/intracity/summary/a?${dates}`,
    );
    localStorage.clear();
    expect(at("/intracity/summary")).toBe(undefined);
  });

  it.each([
    ["names no dates", "company=a-7"],
    ["names one date", "company=a-7&from_date=2026-11-16"],
    ["names a date that no calendar has", "company=a-7&from_date=2026-02-28&to_date=2026-02-31"],
    ["names dates the wrong way round", "company=a-7&from_date=2026-11-16&to_date=2026-11-15"],
    ["names too many days", "company=a-7&from_date=2026-10-01&to_date=2026-11-03"],
    ["names more than days", `company=a-7&${dates}&device_id=3`],
  ])("is nothing where it %s", (_, query) => {
    expect(at("/offline-counter/report", query)).toBe(undefined);
  });
});
