import { screen, within } from "@testing-library/react";
import { getToday, getTollplazaSummary } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { companyDay, dayOf, now, told } from "./made-day.ts";

const host = portalHost();
const paths = () => host.asked.slice(1).map(({ path }) => path);

beforeEach(() => at(now));

describe("a preview", () => {
  it("has its company's day above the tiles", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getToday, dayOf([companyDay("water", "w1")]));
    const { clock } = openPortal("/water/service-preview");
    const region = await screen.findByRole("region", { name: "Today so far" });
    await within(region).findByText("110.00");
    within(region).getByText("Saturday, November 21 · until 3:00 AM");
    within(region).getByText("Compared with last Saturday until 2:00 PM");
    const [row] = within(region).getAllByRole("listitem");
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...[
        "So far",
        "110.00",
        "11 tickets",
        "▲ 20.00 25.0% compared with last Saturday",
        "",
        "2 min ago",
      ],
      "TodayYesterday",
    ]);
    const report = within(region).getByRole("link", { name: "Yesterday, Sundarban Navigation" });
    expect(report.getAttribute("href")).toBe(
      "/water/shipwise/report/?company=w1&from_date=2026-11-20&to_date=2026-11-21",
    );
    const order = region.compareDocumentPosition(screen.getByRole("link", { name: "Ships" }));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    clock.increment(60_000);
    await within(region).findByText("Updated 2:32 PM", { selector: "span:not([role])" });
    expect(paths()).toEqual(["/api/today", "/api/today"]);
  });

  it("says that its waybills' figure is net, before it comes too", async () => {
    signedIn(host, oneEach, rahim, told);
    const release = host.holds(getToday, dayOf([companyDay("waybill", 51)]));
    openPortal("/waybill/service-preview");
    const region = await screen.findByRole("region", { name: "Today so far" });
    const shown = () => within(region).getByRole("listitem").children[1]?.textContent;
    expect(shown()).toBe(" Net");
    release();
    await within(region).findByText("110.00");
    expect(shown()).toBe("110.00 Net");
  });

  it("of a toll plaza has its own summary instead", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getTollplazaSummary, {} as never);
    openPortal("/toll-plaza/service-preview");
    await screen.findByText("No Data");
    expect(screen.queryByRole("region", { name: "Today so far" })).toBe(null);
    expect(paths()).toEqual(["/api/tollplaza/summary/41"]);
  });

  it("has no day where the host does not tell it", async () => {
    signedIn(host, oneEach);
    openPortal("/water/service-preview");
    await screen.findByRole("link", { name: "Ships" });
    expect(screen.queryByRole("region", { name: "Today so far" })).toBe(null);
    expect(paths()).toEqual([]);
  });
});
