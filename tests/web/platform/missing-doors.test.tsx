import { screen, waitFor, within } from "@testing-library/react";
import { getIntracityCounterwiseReport, getToday } from "partner-sdk";
import { afterAll, expect, it, vi } from "vitest";
import { both, dayOf, now, told, water } from "../day/made-day.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const { missing, tried } = vi.hoisted(() => {
  // The portal is loaded anew with what follows, and once more for the files after this one.
  vi.resetModules();
  return { missing: new Set<string>(["day", "later"]), tried: [] as string[] };
});
afterAll(() => {
  vi.doUnmock("web/platform/door.tsx");
  vi.resetModules();
});

vi.mock("web/platform/door.tsx", async (original) => {
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
  await waitFor(() => expect(tried).toContain("later"));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
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
  await waitFor(() => expect(tried).toContain("later"));
  tried.length = 0;
  await user.keyboard("?");
  await waitFor(() => expect(tried).toContain("later"));
  await waitFor(() =>
    expect(screen.queryByText("Keyboard shortcuts", { selector: "h2" })).toBe(null),
  );
  await user.keyboard("gh");
  expect(page()).toBe("/");
  missing.delete("later");
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await within(help).findByText("They can be turned off on Profile.");
});

it("a report of the running day is compared without what the day's script tells", async () => {
  at(now);
  signedIn(host, oneEach, rahim, told);
  host.answers(getIntracityCounterwiseReport, [
    { counter: { id: 1, name: "Uttara" }, total_tickets: 1, total_fares: 10 },
  ]);
  tried.length = 0;
  openPortal("/intracity/counterwise/report/?compare=week");
  await screen.findByText(/^Compared with .* percentages are left out\.$/);
  await waitFor(() => expect(tried).toContain("day"));
  await screen.findByRole("rowheader", { name: "Total" });
  await waitFor(() =>
    expect(screen.queryByRole("rowheader", { name: "Until the same hour" })).toBe(null),
  );
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
