import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { getIntracityCounterwiseReport, listIntracityVehicles } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { onTouchScreen } from "../../portal/touch.ts";
import { counters, openCounters } from "../opened-counters.ts";

const host = portalHost();
const own = ["share", "canShare", "clipboard"];

const link =
  "http://localhost:3000/intracity/counterwise/report/?company=11&from_date=2026-11-21&to_date=2026-11-22";
const message = [
  "Counter Wise Report · Dhaka Chaka · November 21, 2026 · Fetched: 21.11.2026 10:00 AM",
  "Total: Fares 23,137.30",
  link,
].join("\n");

function browserHas(parts: Record<string, unknown>) {
  for (const [key, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}
const named = (name: string) => Object.assign(new Error("Made up"), { name });

const share = async (user: UserEvent, what: string) => {
  await user.click(screen.getByRole("button", { name: "Share" }));
  await user.click(await screen.findByRole("menuitem", { name: what }));
};

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => {
  for (const key of own) Reflect.deleteProperty(navigator, key);
});

it("a report is shared as a message on a phone, by its button and by its key", async () => {
  onTouchScreen();
  const shared: unknown[] = [];
  const { user } = await openCounters(host);
  browserHas({ share: async (data: unknown) => void shared.push(data) });
  await user.click(screen.getByRole("button", { name: "Share" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["Copy link", "Message", "File"]);
  await user.click(screen.getByRole("menuitem", { name: "Message" }));
  await waitFor(() => expect(shared).toEqual([{ title: "Counter Wise Report", text: message }]));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Share" }).getAttribute("aria-busy")).toBe(null),
  );
  await user.click(screen.getByRole("heading", { level: 1 }));
  await user.keyboard("s");
  await user.click(await screen.findByRole("menuitem", { name: "Message" }));
  await waitFor(() => expect(shared).toHaveLength(2));
  expect(screen.queryByText("Copied as text")).toBe(null);
});

it.each([
  ["Message", "Copied as text", message],
  ["Copy link", "Link copied", link],
])(
  "'%s' of a desktop copies, whatever sheet it has, and the screen says so",
  async (what, words, text) => {
    const copied: string[] = [];
    const { user } = await openCounters(host);
    browserHas({
      clipboard: { writeText: async (text: string) => void copied.push(text) },
      share: () => Promise.reject(named("NotAllowedError")),
    });
    await share(user, what);
    const said = await screen.findByText(words);
    expect([said.getAttribute("aria-live"), copied]).toEqual(["polite", [text]]);
  },
);

it("the link of a compared report compares, and opens it as it is shown", async () => {
  const copied: string[] = [];
  host.answers(getIntracityCounterwiseReport, counters);
  const { user } = openPortal(
    "/intracity/counterwise/report/?from_date=2026-11-19&to_date=2026-11-20&compare=week",
  );
  await screen.findByText(/^Compared with/);
  browserHas({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await share(user, "Copy link");
  await screen.findByText("Link copied");
  expect(copied).toEqual([
    "http://localhost:3000/intracity/counterwise/report/?company=11&from_date=2026-11-19&to_date=2026-11-20&compare=week",
  ]);
});

it("a file is saved as a workbook where none can be handed on", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = await openCounters(host);
  browserHas({ canShare: () => true, share: () => Promise.resolve() });
  await share(user, "File");
  await waitFor(() =>
    expect(saved).toEqual(["intracity-counterwise-report_dhaka-chaka_2026-11-21.xlsx"]),
  );
});

it("a report that can be neither shared nor copied says so", async () => {
  const { user } = await openCounters(host);
  browserHas({ clipboard: { writeText: () => Promise.reject(named("NotAllowedError")) } });
  await share(user, "Message");
  expect((await screen.findByRole("alert")).textContent).toBe("This could not be shared.");
});

it("a file is shared where the browser takes its kind, and waits where it wants another press", async () => {
  onTouchScreen();
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
  await share(user, "File");
  await user.click(await screen.findByRole("button", { name: "Share the file" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Share the file" })).toBe(null));
  expect(files.map(({ name }) => name)).toEqual([
    "intracity-counterwise-report_dhaka-chaka_2026-11-21.csv",
    "intracity-counterwise-report_dhaka-chaka_2026-11-21.csv",
  ]);
  expect(files[1]?.text).toContain("Gabtoli,9,22137.20");
});

it("a file that waits is forgotten with the rows that it holds", async () => {
  onTouchScreen();
  const { user } = await openCounters(host);
  browserHas({
    canShare: () => true,
    share: () => Promise.reject(named("NotAllowedError")),
  });
  await share(user, "File");
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
  onTouchScreen();
  const { user } = await openCounters(host);
  browserHas({
    canShare: () => true,
    share: () => Promise.reject(named("NotAllowedError")),
  });
  await share(user, "File");
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
  await share(user, "Message");
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
