import { screen, waitFor } from "@testing-library/react";
import { listIntracityVehicles } from "partner-sdk";
import { afterEach, beforeEach, expect, it } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { openCounters } from "../opened-counters.ts";

const host = portalHost();
const own = ["share", "canShare", "clipboard"];

const message = [
  "Counter Wise Report",
  "Dhaka Chaka, Intracity",
  "1 day: November 21, 2026, until 3:00 AM on November 22, 2026",
  "",
  "Total",
  "Tickets: 54",
  "Fares: 23,137.30",
  "",
  "Gabtoli",
  "Tickets: 9, Fares: 22,137.20",
  "",
  "Uttara",
  "Tickets: 45, Fares: 1,000.10",
  "",
  "Fetched: 21.11.2026 10:00 AM",
].join("\n");

function browserHas(parts: Record<string, unknown>) {
  for (const [key, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}
const named = (name: string) => Object.assign(new Error("Made up"), { name });

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => {
  for (const key of own) Reflect.deleteProperty(navigator, key);
});

it("a report is shared as a message, by its button and by its key", async () => {
  const shared: unknown[] = [];
  const { user } = await openCounters(host);
  browserHas({ share: async (data: unknown) => void shared.push(data) });
  await user.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(shared).toEqual([{ title: "Counter Wise Report", text: message }]));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Share" }).getAttribute("aria-busy")).toBe(null),
  );
  await user.click(screen.getByRole("heading", { level: 1 }));
  await user.keyboard("s");
  await waitFor(() => expect(shared).toHaveLength(2));
  expect(screen.queryByText("Copied as text")).toBe(null);
});

it("a report is copied where nothing can be shared, and the screen says so", async () => {
  const copied: string[] = [];
  const { user } = await openCounters(host);
  browserHas({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await user.click(screen.getByRole("button", { name: "Share" }));
  const said = await screen.findByText("Copied as text");
  expect([said.getAttribute("aria-live"), copied]).toEqual(["polite", [message]]);
});

it("a report that can be neither shared nor copied says so", async () => {
  const { user } = await openCounters(host);
  browserHas({ clipboard: { writeText: () => Promise.reject(named("NotAllowedError")) } });
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This could not be shared.");
});

it("a file is shared where the browser takes its kind, and waits where it wants another press", async () => {
  const files: { name: string; text: string }[] = [];
  const { user } = await openCounters(host);
  const answers = [() => Promise.reject(named("NotAllowedError")), () => Promise.resolve()];
  browserHas({
    canShare: ({ files }: { files: File[] }) => files[0]?.type.startsWith("text/csv"),
    share: async ({ files: [file] }: { files: File[] }) => {
      files.push({ name: file?.name ?? "", text: (await file?.text()) ?? "" });
      await answers.shift()?.();
    },
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["CSV", "Excel (XLSX)", "Print", "Share CSV"]);
  await user.click(screen.getByRole("menuitem", { name: "Share CSV" }));
  await user.click(await screen.findByRole("button", { name: "Share the file" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Share the file" })).toBe(null));
  expect(files.map(({ name }) => name)).toEqual([
    "intracity-counterwise-report_dhaka-chaka_2026-11-21.csv",
    "intracity-counterwise-report_dhaka-chaka_2026-11-21.csv",
  ]);
  expect(files[1]?.text).toContain("Gabtoli,9,22137.20");
});

it("a file that waits is forgotten with the rows that it holds", async () => {
  const { user } = await openCounters(host);
  browserHas({
    canShare: () => true,
    share: () => Promise.reject(named("NotAllowedError")),
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share CSV" }));
  const waiting = await screen.findByRole("button", { name: "Share the file" });
  await user.click(waiting);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Share" }).getAttribute("aria-busy")).toBe(null),
  );
  expect(waiting.isConnected).toBe(true);
  await user.click(screen.getByRole("button", { name: "Yesterday" }));
  await waitFor(() => expect(waiting.isConnected).toBe(false));
  await screen.findByRole("rowheader", { name: "Uttara" });
  expect(screen.queryByRole("button", { name: "Share the file" })).toBe(null);
});

it("a file that waits stays while the rows are refreshed, and is forgotten with their order", async () => {
  const { user } = await openCounters(host);
  browserHas({
    canShare: () => true,
    share: () => Promise.reject(named("NotAllowedError")),
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share CSV" }));
  const waiting = await screen.findByRole("button", { name: "Share the file" });
  at("2026-11-21T10:05:00");
  await user.click(screen.getByRole("button", { name: /^Refresh/ }));
  await screen.findByText("Updated 10:05 AM");
  expect(waiting.isConnected).toBe(true);
  await user.click(screen.getByRole("button", { name: "Fares" }));
  await waitFor(() => expect(waiting.isConnected).toBe(false));
});

it("that a report could not be shared is not said of another range", async () => {
  const { user } = await openCounters(host);
  browserHas({ clipboard: { writeText: () => Promise.reject(named("NotAllowedError")) } });
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("This could not be shared.");
  await user.click(screen.getByRole("button", { name: "Yesterday" }));
  await waitFor(() => expect(screen.queryByText("This could not be shared.")).toBe(null));
});

it("nothing is shared while there is nothing to share", async () => {
  host.answers(listIntracityVehicles, []);
  openPortal("/intracity/vehicle/report/");
  await screen.findByText("No Data");
  expect(screen.getByRole("button", { name: "Share" })).toHaveProperty("disabled", true);
});
