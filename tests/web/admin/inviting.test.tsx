// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import { invite, listInvitations } from "partner-sdk";
import { describe, expect, it, vi } from "vitest";
import { page } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cashier, openAccess } from "./water-launch.tsx";

const host = portalHost();

const made = { id: "i2", token: "an-opaque-token", expires_at: "2026-06-09T14:05:00+06:00" };
const auditor = { ...cashier, id: "i2", name: "Auditor", role: "administrator" as const };
const link = () => screen.getByLabelText<HTMLTextAreaElement>("Link").value;
const field = () => screen.getByLabelText<HTMLInputElement>("Who it is for");
const button = (name: string) => screen.getByRole("button", { name });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
const sent = () => host.asked.filter(({ method }) => method === "POST");
const listedAgain = () =>
  host.asked.filter(({ path, method }) => path.endsWith("/invitations") && method === "GET").length;
const names = () =>
  [
    ...screen
      .getByRole("region", { name: "Open invitations" })
      .querySelectorAll("li p:first-child"),
  ].map(({ textContent }) => textContent);

async function openDialog() {
  const { user } = await openAccess(host);
  await user.click(button("Invite"));
  await dialog("Invite somebody");
  return user;
}

describe("an invitation", () => {
  it("is made with a name and a role, and its link shown once and copied", async () => {
    const user = await openDialog();
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    const text = (await dialog("Invite somebody")).textContent;
    expect(text).toContain("To Sundarban Navigation in Water. You get a link");
    expect(text).toContain("Sees the reports and lists of the company in this module.");
    await user.click(button("Administrator"));
    expect((await dialog("Invite somebody")).textContent).toContain(
      "Also says who has access to it in this module, and sees who read what.",
    );
    host.answers(invite, made);
    host.answers(listInvitations, [auditor, cashier]);
    await user.type(field(), " Auditor {Enter}");
    const shown = await dialog("Invitation for Auditor");
    expect(within(shown).getByText(/^Send this link/).textContent).toBe(
      "Send this link to Auditor. Whoever opens it first can use it, once, until 09.06.2026 02:05 PM. It is not shown again.",
    );
    expect(link()).toBe(`${location.origin}/invitation#an-opaque-token`);
    expect(document.activeElement).toBe(button("Copy the link"));
    await user.click(button("Copy the link"));
    await within(shown).findByText("The link is copied.");
    expect(copied.mock.calls).toEqual([[link()]]);
    await user.click(button("Done"));
    await closed();
    expect(names()).toEqual(["Auditor", "Night cashier"]);
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/administration/invitations",
        { module: "water", company_id: "w1", name: "Auditor", role: "administrator" },
      ],
    ]);
    expect(document.body.innerHTML).not.toContain(made.token);
    expect(
      [page(), JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(),
    ).not.toContain(made.token);
  });

  it("is told in no trace", async () => {
    const { user, trace } = await openAccess(host);
    host.answers(invite, made);
    await user.click(button("Invite"));
    await dialog("Invite somebody");
    await user.type(field(), "Auditor{Enter}");
    await dialog("Invitation for Auditor");
    const told = JSON.stringify(trace());
    expect(["Auditor", made.token].filter((secret) => told.includes(secret))).toEqual([]);
  });

  it("says who it is for, before anything is sent", async () => {
    const user = await openDialog();
    await user.click(button("Make the link"));
    expect(await screen.findByText("Say who it is for.")).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await user.type(field(), "A");
    expect(field().getAttribute("aria-invalid")).toBe(null);
    expect(sent()).toEqual([]);
  });

  it("is refused where there are too many", async () => {
    const user = await openDialog();
    const errors = [{ field: "name", message: "is that of one too many" }];
    host.fails(invite, 400, { failure: { errors } });
    await user.type(field(), "Auditor{Enter}");
    const words = "Too many invitations are open here. Withdraw one first.";
    expect((await screen.findByText(words)).id).toBe(`${field().id}-error`);
  });

  it.each<[string, Parameters<typeof host.fails>[1], string]>([
    ["a 500", 500, "The invitation could not be made. Try again."],
    ["a 403", 403, "You are no longer an administrator of this company in this module."],
    [
      "no answer",
      "lost",
      "The service did not answer. If the invitation was made, it is in the list once you close this.",
    ],
  ])("could not be made after %s, and the dialog says so", async (_, how, words) => {
    const user = await openDialog();
    host.fails(invite, how);
    await user.type(field(), "Auditor{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect([field().value, page()]).toEqual(["Auditor", "/water/access"]);
    await user.type(field(), "s");
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("that may have been made without an answer is in the list", async () => {
    const user = await openDialog();
    host.fails(invite, "lost");
    await user.type(field(), "Auditor{Enter}");
    await screen.findByRole("alert");
    host.answers(listInvitations, [auditor, cashier]);
    await user.click(button("Cancel"));
    await closed();
    await waitFor(() => expect(names()).toEqual(["Auditor", "Night cashier"]));
  });

  it("that was made after the dialog was closed shows no link, and is in the list", async () => {
    const user = await openDialog();
    const answer = host.holds(invite, made);
    await user.type(field(), "Auditor{Enter}");
    await waitFor(() => expect(button("Make the link").getAttribute("aria-busy")).toBe("true"));
    host.answers(listInvitations, [auditor, cashier]);
    await user.keyboard("{Escape}");
    await closed();
    answer();
    await waitFor(() => expect(names()).toEqual(["Auditor", "Night cashier"]));
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("is left without a request", async () => {
    const user = await openDialog();
    await user.type(field(), "Auditor");
    await user.click(button("Cancel"));
    await closed();
    expect([sent(), listedAgain()]).toEqual([[], 1]);
    await user.click(button("Invite"));
    await dialog("Invite somebody");
    expect(field().value).toBe("");
  });

  it.each([
    [
      "refuses its clipboard",
      () => vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no")),
    ],
    [
      "has none, as over plain http",
      () => vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never),
    ],
  ])("is shown to be copied by hand where the browser %s", async (_, refuse) => {
    const user = await openDialog();
    refuse();
    host.answers(invite, made);
    await user.type(field(), "Auditor{Enter}");
    await dialog("Invitation for Auditor");
    await user.click(button("Copy the link"));
    await screen.findByText("Select the link and copy it.");
  });

  it("stays until Done is pressed, as its link is not shown again", async () => {
    const user = await openDialog();
    host.answers(invite, made);
    await user.type(field(), "Auditor{Enter}");
    const shown = await dialog("Invitation for Auditor");
    await user.keyboard("{Escape}");
    await user.pointer({ keys: "[MouseLeft]", target: document.body });
    const names = within(shown)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect([link(), names]).toEqual([
      `${location.origin}/invitation#an-opaque-token`,
      ["Copy the link", "Done"],
    ]);
    await user.click(button("Done"));
    await closed();
  });
});
