import { screen, waitFor, within } from "@testing-library/react";
import { getToday, getUser } from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { shortcutFor } from "web/browser/shortcuts.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { both, companyDay, dayOf, now, told, water } from "./made-day.ts";
import { daysAsked, links, module, rowsIn } from "./seen-day.ts";

const host = portalHost();
const minute = 60_000;

beforeEach(() => at(now));

describe("Home of a host that tells of the day", () => {
  it("has each company's day so far beside the same hours of last week", async () => {
    signedIn(host, water, rahim, told);
    const late = companyDay("water", "w2", "2026-11-21T02:50:00+06:00");
    host.answers(getToday, dayOf([companyDay("water", "w1"), late]));
    openPortal("/");
    await screen.findByText("Updated 2:32 PM", { selector: "span:not([role])" });
    screen.getByText("Saturday, November 21 · until 3:00 AM");
    screen.getByText("Compared with last Saturday until 2:00 PM");
    const change = "▲ 20.00 25.0% compared with last Saturday";
    expect(rowsIn(await module("Water"))).toEqual([
      ["Sundarban Navigation", "110.00", "11 tickets", change, "", "2 min ago", links],
      ["Parabat", "110.00", "11 tickets", change, "", "no record since 2:50 AM", links],
    ]);
    const pictures = screen.getAllByRole("img", { name: /^By the hour/ });
    expect(pictures.map((picture) => picture.getAttribute("aria-label"))).toEqual(
      Array(2).fill(
        "By the hour: today at most 100.00 from 9:00 AM; last Saturday at most 80.00 from 9:00 AM",
      ),
    );
  });

  it("sums the companies of a module beside the link to it, and never those of several", async () => {
    signedIn(
      host,
      {
        ...water,
        toll_plaza_companies: [{ id: 41, name: "Meghna Bridge" }],
        waybill_companies: [
          { id: 51, name: "Soudia" },
          { id: 52, name: "Tungipara" },
        ],
      },
      rahim,
      told,
    );
    const waybills = [companyDay("waybill", 51), companyDay("waybill", 52)];
    host.answers(getToday, dayOf([...both, companyDay("toll_plaza", 41), ...waybills]));
    openPortal("/");
    await screen.findAllByText("220.00");
    const sum = "▲ 40.00 25.0% compared with last Saturday";
    const heads = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ parentElement }) =>
        [...(parentElement?.children ?? [])].map((one) => one.textContent),
      );
    expect(heads).toEqual([
      ["Toll Plaza Meghna Bridge"],
      ["Waybill 2 companies", "220.00 Net", "22 waybills", sum],
      ["Water 2 companies", "220.00", "22 tickets", sum],
    ]);
    expect(rowsIn(await module("Toll Plaza"))[0]?.slice(0, 3)).toEqual([
      "Meghna Bridge",
      "110.00 Entry amount",
      "from 11 entries",
    ]);
    expect(rowsIn(await module("Waybill"))[0]?.slice(0, 3)).toEqual([
      "Soudia",
      "110.00 Net",
      "11 waybills",
    ]);
    expect(screen.getByRole("link", { name: "Water 2 companies" }).getAttribute("href")).toBe(
      "/water",
    );
  });

  it("leads to today's and to yesterday's report of a company", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getToday, dayOf([]));
    openPortal("/");
    await screen.findByText("Compared with last Saturday until 2:00 PM");
    const reports = screen
      .getAllByRole("link", { name: /^(Today|Yesterday), / })
      .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
    const today = "from_date=2026-11-21&to_date=2026-11-22";
    const yesterday = "from_date=2026-11-20&to_date=2026-11-21";
    const paths: [string, string, string | number][] = [
      ["Dhaka Chaka", "/intracity/counterwise/report/", 11],
      ["Ekota", "/supervisor/supervisorwise/report", 21],
      ["Sohagh", "/offline-counter/report", 31],
      ["Meghna Bridge", "/toll-plaza/report", 41],
      ["Soudia", "/waybill/report", 51],
      ["Sundarban Navigation", "/water/shipwise/report/", "w1"],
      ["Desh Travels", "/intercity/reservation/report/", "c1"],
      ["Nabil", "/counterwise-ticketing/counterwise/report/", 81],
    ];
    expect(reports).toEqual(
      paths.flatMap(([name, path, id]) => [
        [`Today, ${name}`, `${path}?company=${id}&${today}`],
        [`Yesterday, ${name}`, `${path}?company=${id}&${yesterday}`],
      ]),
    );
  });

  it("has its rows and their links before the figures come, and nothing in their place", async () => {
    signedIn(host, water, rahim, told);
    const release = host.holds(getToday, dayOf(both));
    openPortal("/");
    const region = await module("Water");
    expect(rowsIn(region)).toEqual([
      ["Sundarban Navigation", "", "", "", "", "", links],
      ["Parabat", "", "", "", "", "", links],
    ]);
    expect(screen.queryByText(/^Updated/)).toBe(null);
    release();
    await within(region).findByText("220.00");
    const change = "▲ 20.00 25.0% compared with last Saturday";
    const figures = ["110.00", "11 tickets", change, "", "2 min ago", links];
    expect(rowsIn(region)).toEqual([
      ["Sundarban Navigation", ...figures],
      ["Parabat", ...figures],
    ]);
  });

  it("says 'N/A' for a company that the host does not tell of, and no sum of its module", async () => {
    signedIn(host, water, rahim, told);
    host.answers(getToday, dayOf([companyDay("water", "w2")]));
    openPortal("/");
    await screen.findByText("110.00");
    expect(rowsIn(await module("Water"))[0]).toEqual([
      ...["Sundarban Navigation", "N/A", "", "", "", "", links],
    ]);
    const head = screen.getByRole("heading", { level: 2 }).parentElement;
    expect(head?.textContent).toBe("Water 2 companiesN/A");
  });

  it.each([["null"], ['"a text"'], ["[]"], ['{"companies":[7]}']])(
    "stands an answer of %s",
    async (data) => {
      signedIn(host, water, rahim, told);
      host.says(getToday, `{"success":true,"data":${data}}`);
      openPortal("/");
      const region = await module("Water");
      await waitFor(() => expect(daysAsked(host)).toBe(1));
      expect(within(region).getAllByRole("link", { name: /^Today, / })).toHaveLength(2);
    },
  );

  it("compares nothing before the first hour is over", async () => {
    signedIn(host, water, rahim, told);
    host.answers(getToday, dayOf(both, { compared_until: "03:00" }));
    openPortal("/");
    await screen.findByText("Nothing to compare before the first hour is over");
    expect(rowsIn(await module("Water"))[0]?.[3]).toBe("");
  });

  it("is as it was for a host that names no such feature", async () => {
    signedIn(host, water, rahim, { features: ["tomorrow"] });
    const { clock } = openPortal("/");
    await screen.findByRole("link", { name: "Water 2 companies" });
    clock.increment(10 * minute);
    expect(screen.queryByText(/November/)).toBe(null);
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/user"]);
  });

  it.each([404, 501])("is given up where the host answers %d to it [B8]", async (status) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    signedIn(host, water, rahim, told);
    host.fails(getToday, status);
    const { clock, portal } = openPortal("/");
    await waitFor(() =>
      expect(portal.getSnapshot().context.notOffered).toEqual(["GET /api/today"]),
    );
    await screen.findByRole("link", { name: "Water 2 companies" });
    await waitFor(() => expect(screen.queryByText(/November/)).toBe(null));
    clock.increment(10 * minute);
    expect(daysAsked(host)).toBe(1);
  });

  it("links no report that the host does not answer [B6]", async () => {
    const today = { ...told, features: ["today", "/api/water/vehicles/{company_id}"] };
    localStorage.setItem("accessToken", "t-1");
    host.answers(getUser, { user: rahim, allowed_companies: water, ...today });
    host.answers(getToday, dayOf(both));
    openPortal("/");
    const region = await module("Water");
    await within(region).findByText("220.00");
    expect(within(region).queryByRole("link", { name: /^(Today|Yesterday), / })).toBe(null);
  });

  it("asks nothing for someone who is linked to no company", async () => {
    signedIn(host, {}, rahim, told);
    openPortal("/");
    await screen.findByText("No Data");
    expect(daysAsked(host)).toBe(0);
  });
});

describe("the search of Home", () => {
  const open = async (count: number) => {
    const named = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      name: `Line ${at + 1}`,
    }));
    signedIn(
      host,
      { intracity_companies: named, water_companies: [{ _id: "w1", name: "Parabat" }] },
      rahim,
      told,
    );
    host.answers(getToday, dayOf(named.map(({ id }) => companyDay("intracity", id))));
    const portal = openPortal("/");
    await screen.findByText("Compared with last Saturday until 2:00 PM");
    return portal;
  };
  const names = () => screen.queryAllByRole("listitem").map((row) => row.firstChild?.textContent);

  it("is there from eight companies on", async () => {
    const { close } = await open(6);
    expect([screen.queryByRole("searchbox"), shortcutFor("/")]).toEqual([null, undefined]);
    close();
    await open(7);
    screen.getByRole("searchbox", { name: "Search" });
  });

  it("finds companies by their name or their module, and leaves the sums as they are", async () => {
    const { user } = await open(12);
    screen.getByText("1,320.00");
    await user.keyboard("/");
    await user.keyboard(" LINE 1 ");
    await waitFor(() => expect(names()).toEqual(["Line 1", "Line 10", "Line 11", "Line 12"]));
    const said = screen.getByText("4 of 13 companies");
    expect(said.getAttribute("role")).toBe("status");
    screen.getByText("1,320.00");
    const field = screen.getByRole("searchbox");
    await user.clear(field);
    await user.type(field, "water");
    await waitFor(() => expect(names()).toEqual(["Parabat"]));
    await user.clear(field);
    await user.type(field, "nobody");
    await screen.findByText("None is called 'nobody'.");
    expect([names(), said.textContent]).toEqual([[], "0 of 13 companies"]);
    await user.clear(field);
    await waitFor(() => expect(said.textContent).toBe(""));
  });
});
