import { destinationOf } from "machines";
import type { ReportOperation } from "machines/reports/report-request";
import { getWaterShipwiseReport, listWaterVehicles } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { failure, karim, rahima } from "./actors.ts";
import {
  activeIds,
  choose,
  known,
  type Portal,
  signedIn,
  signIn,
  signOut,
  startPortal,
} from "./portal.ts";
import { filterOf } from "./reports.ts";

const input = { operation: listWaterVehicles, company: "w1", filter: filterOf(null) };
const page = { rows: [{ id: 1 }], next: null, fetchedAt: 1 };

describe("the way back", () => {
  const landing = (portal: Portal) => destinationOf("/login", known(portal));

  async function expiredOn(path: string) {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    portal.portal.send({ type: "page.opened", page: path });
    portal.failed(401);
    portal.portal.send({ type: "page.opened", page: "/login" });
    return portal;
  }

  it("leads the same user to the page that was open", async () => {
    const portal = await expiredOn("/water/vehicles?company=w2&status=active");
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({
      type: "redirect",
      to: "/water/vehicles?company=w2&status=active",
    });
  });

  it("leads another user Home", async () => {
    const portal = await expiredOn("/water/vehicles");
    await signIn(portal, karim);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/" });
  });

  it("is kept over a sign-in that fails", async () => {
    const portal = await expiredOn("/profile");
    portal.child("authentication").send({ type: "signIn.submitted", username: "u", password: "x" });
    portal.failed(401);
    await portal.requestToken.call(0).fail(failure(401));
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("is kept while the browser is still at Login", async () => {
    const portal = await expiredOn("/profile");
    await signIn(portal, rahima);
    portal.portal.send({ type: "page.opened", page: "/login" });
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("is done with once a page was opened", async () => {
    const portal = await expiredOn("/profile");
    await signIn(portal, rahima);
    portal.portal.send({ type: "page.opened", page: "/profile" });
    expect(landing(portal)).toEqual({ type: "redirect", to: "/" });
  });

  it("is kept while the service fails, wherever the browser goes meanwhile", async () => {
    const portal = await expiredOn("/profile");
    portal.portal.send({ type: "token.replaced" });
    await portal.loadUser.call(1).fail(failure(500));
    portal.portal.send({ type: "page.opened", page: "/water/vehicles" });
    portal.portal.send({ type: "page.opened", page: "/error" });
    expect(portal.portal.getSnapshot().context.page).toBe("/error");
    portal.connection("connection.restored");
    await portal.loadUser.call(2).answer(rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("is Home after a sign-out, here or in another tab", async () => {
    const here = await signedIn({ page: "/profile" });
    await signOut(here);
    await signIn(here, rahima);
    expect(landing(here)).toEqual({ type: "redirect", to: "/" });
    const elsewhere = await signedIn({ page: "/profile" });
    elsewhere.portal.send({ type: "token.removed" });
    await signIn(elsewhere, rahima);
    expect(landing(elsewhere)).toEqual({ type: "redirect", to: "/" });
  });

  it("leads to the address that was opened without a session", async () => {
    const portal = startPortal({ hasToken: false, page: "/profile" });
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("stays what it is while pages are opened that nobody may see yet", async () => {
    const portal = startPortal({ hasToken: false, page: "/water/login" });
    portal.portal.send({ type: "page.opened", page: "/profile" });
    const { value, context } = portal.portal.getSnapshot();
    expect([value, context.page, context.returnTo]).toEqual([
      "signedOut",
      "/profile",
      { page: "/water/login", user: null },
    ]);
    await signIn(portal, rahima);
    expect(known(portal).returnTo).toBe("/water/login");
  });

  it("is forgotten by a sign-out before any page was opened", async () => {
    const portal = startPortal({ hasToken: false, page: "/profile" });
    await signIn(portal, rahima);
    await signOut(portal);
    expect(portal.portal.getSnapshot().context.returnTo).toBe(null);
  });

  it.each([
    ["7", "/profile"],
    ["8", "/"],
  ])("of a session that had expired at start is that of user %s alone", async (user, to) => {
    const portal = startPortal({ page: "/profile", remembered: { user, companies: {} } });
    portal.failed(401);
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to });
  });

  it("is kept where another tab signs out before the user of a sign-in has come", async () => {
    const portal = await expiredOn("/profile");
    portal.child("authentication").send({ type: "signIn.submitted", username: "u", password: "p" });
    await portal.requestToken.call(0).answer({ token: "t" });
    portal.portal.send({ type: "token.removed" });
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("is not the error page", async () => {
    const portal = await expiredOn("/error");
    await signIn(portal, rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/" });
  });
});

describe("reports", () => {
  const open = ({ portal, report }: Portal, operation: ReportOperation = listWaterVehicles) =>
    portal.send({
      type: "report.opened",
      machine: report.machine,
      input: { ...input, operation },
    });
  const opened = ({ portal }: Portal) => portal.getSnapshot().context.reports;
  const actorOf = (portal: Portal) => {
    const [first] = opened(portal);
    if (!first) throw new Error("no report is open");
    return first.report;
  };

  it("are opened and closed by their screens", async () => {
    const portal = await signedIn();
    open(portal);
    await portal.report.load.call(0).answer(page);
    const report = actorOf(portal);
    expect(opened(portal)).toEqual([{ operation: listWaterVehicles, company: "w1", report }]);
    expect(report.getSnapshot().children.rows?.getSnapshot().context.rows).toEqual(page.rows);
    portal.portal.send({ type: "report.closed", report });
    expect([opened(portal), report.getSnapshot().status]).toEqual([[], "stopped"]);
  });

  it("stay open when another one is closed", async () => {
    const portal = await signedIn();
    open(portal);
    open(portal, getWaterShipwiseReport);
    portal.portal.send({ type: "report.closed", report: actorOf(portal) });
    expect(opened(portal).map(({ operation }) => operation)).toEqual([getWaterShipwiseReport]);
  });

  it("are named in a trace by their operation", async () => {
    const portal = await signedIn();
    open(portal);
    expect(actorOf(portal).id).toBe(`report.${listWaterVehicles.path}@w1`);
  });

  it("are not opened for nobody", () => {
    const portal = startPortal({ hasToken: false });
    open(portal);
    expect([opened(portal), portal.report.load.calls]).toEqual([[], []]);
  });

  it.each([
    ["the session expires", (portal: Portal) => portal.failed(401)],
    ["another tab signs out", ({ portal }: Portal) => portal.send({ type: "token.removed" })],
    ["another tab signs in", ({ portal }: Portal) => portal.send({ type: "token.replaced" })],
    ["the user signs out", signOut],
  ])("end, with their requests, when %s", async (_, end) => {
    const portal = await signedIn();
    open(portal);
    const report = actorOf(portal);
    report.send({ type: "comparison.requested", comparing: "week", isByUser: true });
    await end(portal);
    const { load, loadComparison } = portal.report;
    expect([
      opened(portal),
      load.call(0).signal.aborted,
      loadComparison.call(0).signal.aborted,
    ]).toEqual([[], true, true]);
    await load.call(0).answer(page);
    expect([report.getSnapshot().status, opened(portal)]).toEqual(["stopped", []]);
  });
});

describe("tabs", () => {
  it("that sign in as another user take the old one away before the new one comes [R3]", async () => {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    portal.portal.send({ type: "token.replaced" });
    expect(known(portal)).toMatchObject({ session: "starting", companies: {} });
    expect(activeIds(portal)).toEqual({});
    await portal.loadUser.call(1).answer(karim);
    expect(known(portal)).toMatchObject({ session: "signedIn", companies: karim.companies });
    expect(activeIds(portal)).toEqual({});
  });

  it("that sign in bring Login along", async () => {
    const portal = startPortal({ hasToken: false });
    portal.portal.send({ type: "token.replaced" });
    await portal.loadUser.call(0).answer(rahima);
    expect(known(portal).session).toBe("signedIn");
  });
});
