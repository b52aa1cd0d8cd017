import { screen, waitFor, within } from "@testing-library/react";
import {
  endAccess,
  endUserSessions,
  listAccess,
  listInvitations,
  withdrawInvitation,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import {
  cashier,
  companies,
  disabled,
  nasrin,
  openAccess,
  rafiq,
  rahimHere,
} from "./water-launch.tsx";

const host = portalHost();

const rows = () =>
  within(screen.getByRole("table", { name: "Who Has Access" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
const acts = "Sign out everywhereEnd access";
const [since, seen] = ["02.05.2026 10:14 AM", "08.06.2026 05:39 AM"];
const rowOfNasrin = ["Nasrin Akter", "nasrin", "Reader", since, seen, acts];
const rowOfRafiq = ["Rafiq Islam", "rafiq", "Reader", "N/A", "Not signed in", acts];
const rowOfRahim = ["Rahim Uddin (you)", "rahim", "Administrator", since, seen, ""];
const sent = () =>
  host.asked.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
const press = (name: string) => screen.findByRole("button", { name });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const said = () => screen.getByRole("status").textContent;
const place = { module: "water", company_id: "w1" };

describe("who has access", () => {
  it("is listed for an administrator of the company, in this module alone [B5]", async () => {
    await openAccess(host);
    expect(rows()).toEqual([rowOfNasrin, rowOfRafiq, rowOfRahim]);
    expect(screen.getByText("3 people, 1 open invitation").tagName).toBe("P");
    const asked = host.asked.filter(({ path }) => path.startsWith("/api/administration"));
    expect(asked.map(({ method, path, query }) => [method, path, query])).toEqual([
      ["GET", "/api/administration/access", { company_id: "w1" }],
      ["GET", "/api/administration/invitations", { company_id: "w1" }],
    ]);
  });

  it("is said to be disabled where it is, and can be ended", async () => {
    const { user } = await openAccess(host, [rahimHere, disabled]);
    expect(rows()).toEqual([
      rowOfRahim,
      ["Selim Reza", "selim", "Reader", "N/A", "Disabled", "End access"],
    ]);
    await user.click(await press("End access of Selim Reza"));
    await dialog("End access?");
  });

  it("is not offered by a host that has none", async () => {
    signedIn(host, companies, rahim, { features: [] });
    openPortal("/water/access?company=w1");
    await screen.findByRole("heading", { level: 1, name: "Who Has Access" });
    screen.getByText("Your service does not offer this report");
    expect(host.asked.map((one) => one.path)).toEqual(["/api/auth/user"]);
  });

  it("is an unknown page for who is no administrator", async () => {
    signedIn(host, companies, rahim, { features: ["administration"] });
    openPortal("/water/access?company=w2");
    await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" });
    expect(host.asked.map((one) => one.path)).toEqual(["/api/auth/user"]);
  });

  it.each<[string, () => void, string]>([
    [
      "a 500",
      () => host.fails(listAccess, 500),
      "It is not known who has access: the service did not say.",
    ],
    [
      "no answer for the invitations",
      () => host.fails(listInvitations, "lost"),
      "It is not known who has access: the service did not say.",
    ],
    [
      "what is no list",
      () => host.says(listAccess, '{"success":true,"data":{"id":7}}'),
      "It is not known who has access: the service did not say.",
    ],
    [
      "a 403",
      () => host.fails(listAccess, 403),
      "You are no longer an administrator of this company in this module.",
    ],
  ])("that is answered with %s is asked for again on request", async (_, fail, words) => {
    signedIn(host, companies, rahim, { features: ["administration"] });
    host.answers(listAccess, [nasrin]);
    host.answers(listInvitations, []);
    fail();
    const { user } = openPortal("/water/access?company=w1");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(page()).toBe("/water/access");
    host.answers(listAccess, [nasrin]);
    host.answers(listInvitations, []);
    await user.click(await press("Try again"));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("that could not be asked offline comes with the connection", async () => {
    signedIn(host, companies, rahim, { features: ["administration"] });
    host.fails(listAccess, "lost");
    host.answers(listInvitations, []);
    openPortal("/water/access?company=w1");
    await screen.findByRole("alert");
    host.answers(listAccess, [nasrin]);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("leads to Login when the session was ended elsewhere", async () => {
    const { user } = await openAccess(host);
    host.fails(endAccess, 401);
    await user.click(await press("End access of Nasrin Akter"));
    await user.click(await press("End access"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your session ended. Sign in again to go on.",
    );
    expect(page()).toBe("/login");
  });
});

describe("an access", () => {
  it("is ended once that is confirmed, with what its user had invited others to", async () => {
    const { user } = await openAccess(host);
    await user.click(await press("End access of Nasrin Akter"));
    const question = await dialog("End access?");
    expect(within(question).getByText(/^From now on/).textContent).toBe(
      "From now on, Nasrin Akter (nasrin) cannot see Sundarban Navigation in Water. Open invitations that they made here end too. The user name stays, and so does whatever else they may see.",
    );
    expect(sent()).toEqual([]);
    host.answers(endAccess, undefined);
    host.answers(listAccess, [rafiq, rahimHere]);
    host.answers(listInvitations, []);
    await user.click(await press("End access"));
    await waitFor(() => expect(rows()).toEqual([rowOfRafiq, rowOfRahim]));
    await screen.findByText("No invitation is open.");
    expect(said()).toBe("Nasrin Akter has no access any more.");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(sent()).toEqual([["/api/administration/access/end", { ...place, user_id: "4" }]]);
  });

  it("stays if nobody confirms it", async () => {
    const { user } = await openAccess(host);
    await user.click(await press("End access of Nasrin Akter"));
    await dialog("End access?");
    await user.click(await press("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    expect([rows().length, sent()]).toEqual([3, []]);
  });

  it("that could not be ended stays, and the dialog says so until it could", async () => {
    const { user } = await openAccess(host);
    await user.click(await press("End access of Nasrin Akter"));
    host.fails(endAccess, 500);
    await user.click(await press("End access"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The service did not say that it was done. Try again.",
    );
    host.answers(endAccess, undefined);
    host.answers(listAccess, [rafiq, rahimHere]);
    await user.click(await press("End access"));
    await waitFor(() => expect(rows()).toEqual([rowOfRafiq, rowOfRahim]));
    expect(page()).toBe("/water/access");
  });

  it("of one's own cannot be ended here", async () => {
    await openAccess(host, [rahimHere], []);
    expect(screen.queryByRole("button", { name: /Rahim/ })).toBe(null);
  });
});

describe("somebody's sessions", () => {
  it("are ended everywhere, and the access stays [V7.4.5]", async () => {
    const { user } = await openAccess(host);
    await user.click(await press("Sign out everywhere: Nasrin Akter"));
    const question = await dialog("Sign out everywhere?");
    expect(within(question).getByText(/^Nasrin Akter/).textContent).toBe(
      "Nasrin Akter (nasrin) is signed out at once, on every device. They can sign in again, and see what they saw before.",
    );
    host.answers(endUserSessions, undefined);
    await user.click(await press("Sign out everywhere"));
    await waitFor(() => expect(said()).toBe("Nasrin Akter is signed out everywhere."));
    const signedOut = ["Nasrin Akter", "nasrin", "Reader", since, "Not signed in", acts];
    expect(rows()).toEqual([signedOut, rowOfRafiq, rowOfRahim]);
    expect(sent()).toEqual([["/api/administration/sessions/end", { ...place, user_id: "4" }]]);
  });

  it("stay where they are of other companies too, and the dialog says why", async () => {
    const { user } = await openAccess(host);
    await user.click(await press("Sign out everywhere: Nasrin Akter"));
    host.fails(endUserSessions, "other_companies");
    await user.click(await press("Sign out everywhere"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Nobody is signed out: this person also sees companies or modules that you do not administer. You can end the access.",
    );
    await user.click(await press("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    expect(rows()).toEqual([rowOfNasrin, rowOfRafiq, rowOfRahim]);
    expect(screen.queryByRole("alert")).toBe(null);
  });
});

describe("an open invitation", () => {
  const listed = () =>
    screen.getByRole("region", { name: "Open invitations" }).querySelector("ul")?.textContent;

  it("is listed with whom it is for, and how long it is good", async () => {
    await openAccess(host);
    expect(listed()).toBe(
      "Night cashierReader, good until 09.06.2026 05:39 AMInvited by Rahim UddinWithdraw",
    );
  });

  it("is withdrawn", async () => {
    const { user } = await openAccess(host);
    host.answers(withdrawInvitation, undefined);
    await user.click(await press("Withdraw the invitation for Night cashier"));
    await screen.findByText("No invitation is open.");
    expect(said()).toBe("The invitation for Night cashier is withdrawn.");
    expect(sent()).toEqual([["/api/administration/invitations/i1/withdraw", place]]);
  });

  it("that could not be withdrawn stays, and the list says so", async () => {
    const { user } = await openAccess(host);
    host.fails(withdrawInvitation, 500);
    await user.click(await press("Withdraw the invitation for Night cashier"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The invitation could not be withdrawn. Try again.",
    );
    expect(listed()).toContain("Night cashier");
  });

  it("that was accepted meanwhile is among who has access", async () => {
    const { user } = await openAccess(host, [rahimHere]);
    host.fails(withdrawInvitation, 404);
    host.answers(listAccess, [rafiq, rahimHere]);
    host.answers(listInvitations, []);
    await user.click(await press("Withdraw the invitation for Night cashier"));
    await waitFor(() => expect(rows()).toEqual([rowOfRafiq, rowOfRahim]));
    await screen.findByText("No invitation is open.");
    expect(said()).toBe("");
    const kept = () => document.activeElement?.querySelector("table");
    await waitFor(() => expect(kept()).toBe(screen.getByRole("table")));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("of many is withdrawn one at a time", async () => {
    const auditor = { ...cashier, id: "i2", name: "Auditor" };
    const { user } = await openAccess(host, [rahimHere], [auditor, cashier]);
    const answer = host.holds(withdrawInvitation, undefined);
    await user.click(await press("Withdraw the invitation for Auditor"));
    await user.click(await press("Withdraw the invitation for Night cashier"));
    answer();
    await waitFor(() => expect(said()).toBe("The invitation for Auditor is withdrawn."));
    expect(sent().map(([path]) => path)).toEqual(["/api/administration/invitations/i2/withdraw"]);
    expect(listed()).toContain("Night cashier");
  });
});
