import { screen, waitFor, within } from "@testing-library/react";
import { getIntracityCounterwiseReport, getToday } from "partner-sdk";
import { afterAll, expect, it, vi } from "vitest";
import { both, dayOf, now, told, water } from "../home/made-day.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const { missing, tried } = vi.hoisted(() => {
  // The portal is loaded anew with what follows, and once more for the files after this one.
  vi.resetModules();
  return { missing: new Set<string>(["day", "deferred"]), tried: [] as string[] };
});
afterAll(() => {
  vi.doUnmock("web/browser/missing-script.ts");
  vi.resetModules();
});

vi.mock("web/browser/missing-script.ts", async (original) => {
  const { withoutScripts } = await import("../portal/missing-scripts.ts");
  return withoutScripts(await original(), (name) => {
    tried.push(name);
    return missing.has(name);
  });
});

it("what is fetched before it is wanted may be missing", async () => {
  at(now);
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  tried.length = 0;
  signedIn(host, water);
  openPortal("/nowhere");
  await waitFor(() => expect(tried).toContain("deferred"));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it("a report is compared though its further scripts could not be fetched", async () => {
  at(now);
  signedIn(host, oneEach, rahim, told);
  host.answers(getIntracityCounterwiseReport, [
    { counter: { id: 1, name: "Uttara" }, total_tickets: 1, total_fares: 10 },
  ]);
  tried.length = 0;
  const days = "from_date=2026-11-19&to_date=2026-11-20";
  openPortal(`/intracity/counterwise/report/?${days}&compare=before`);
  await screen.findByText(/^Compared with 1 day: November 18, 2026, until 3:00 AM/);
  await waitFor(() => expect(tried).toContain("deferred"));
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Counter",
    ...["Tickets", "Tickets before", "Tickets change", "Tickets %"],
    ...["Fares", "Fares before", "Fares change", "Fares %"],
  ]);
});

it("whoever is at Profile can sign out though its further parts could not be fetched", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  signedIn(host, water);
  openPortal("/profile");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("This part could not be loaded. Reload the page to try again.");
  screen.getByRole("button", { name: "Sign out" });
  screen.getByRole("button", { name: "Dark" });
});

it("all keys work though their help could not be fetched, which is fetched when it is asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  signedIn(host, water);
  tried.length = 0;
  const { user } = openPortal("/nowhere");
  await screen.findByRole("heading", { name: "Oops! Page not found" });
  await waitFor(() => expect(tried).toContain("deferred"));
  tried.length = 0;
  await user.keyboard("?");
  await waitFor(() => expect(tried).toContain("deferred"));
  await waitFor(() =>
    expect(screen.queryByText("Keyboard shortcuts", { selector: "h2" })).toBe(null),
  );
  await user.keyboard("gh");
  expect(page()).toBe("/");
  missing.delete("deferred");
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await within(help).findByText("They can be turned off on Profile.");
});

it("the day is told on Home though its script was missing on the screen before", async () => {
  at(now);
  signedIn(host, water, rahim, told);
  host.answers(getToday, dayOf(both));
  tried.length = 0;
  const { user } = openPortal("/nowhere");
  await screen.findByRole("heading", { name: "Oops! Page not found" });
  await waitFor(() => expect(tried).toContain("day"));
  missing.delete("day");
  await user.click(screen.getByRole("link", { name: "Partner, Home" }));
  await screen.findByText("220.00");
});
