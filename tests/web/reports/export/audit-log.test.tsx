import { screen, waitFor } from "@testing-library/react";
import { noteReading } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, rahim, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { onTouchScreen } from "../../portal/touch.ts";
import { openCounters } from "../opened-counters.ts";

const host = portalHost();
const saved: string[] = [];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach, rahim, { features: ["readings"] });
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  window.print = () => {
    window.dispatchEvent(new Event("afterprint"));
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ["share", "clipboard"]) Reflect.deleteProperty(navigator, key);
});

type Opened = Awaited<ReturnType<typeof openCounters>>;

const choose = async ({ user }: Opened, item: string, menu = "Export") => {
  await user.click(screen.getByRole("button", { name: menu }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};
const notes = () =>
  host.asked.flatMap(({ path, body }) => (path === "/api/readings" ? [body] : []));
const note = (act: string) => ({
  act,
  report: "/api/intracity/reports/counterwise/{company_id}",
  company_id: "11",
  from_date: "2026-11-21",
  to_date: "2026-11-22",
});
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

it("a report that is saved is noted, once it is", async () => {
  host.answers(noteReading, null as never);
  const opened = await openCounters(host);
  await choose(opened, "CSV");
  await waitFor(() => expect(notes()).toEqual([note("exported")]));
  expect(saved).toHaveLength(1);
  await choose(opened, "Excel (XLSX)");
  await waitFor(() => expect(notes()).toEqual([note("exported"), note("exported")]));
});

it("a report that is printed is noted, from the portal's menu or the browser's", async () => {
  host.answers(noteReading, null as never);
  const opened = await openCounters(host);
  await choose(opened, "Print");
  await waitFor(() => expect(notes()).toEqual([note("printed")]));
  window.dispatchEvent(new Event("beforeprint"));
  await waitFor(() => expect(notes()).toEqual([note("printed"), note("printed")]));
  window.dispatchEvent(new Event("afterprint"));
  expect(notes()).toHaveLength(2);
});

it("a report that is shared is noted, and none whose sheet was closed again", async () => {
  onTouchScreen();
  host.answers(noteReading, null as never);
  const opened = await openCounters(host);
  const outcomes = [Promise.reject(new DOMException("", "AbortError")), Promise.resolve()];
  outcomes[0]?.catch(() => {});
  const share = vi.fn(() => outcomes.shift());
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  await choose(opened, "Message", "Share");
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  await choose(opened, "Message", "Share");
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(notes()).toEqual([note("shared")]));
});

it("a link is no reading: it holds no figures", async () => {
  host.answers(noteReading, null as never);
  const opened = await openCounters(host);
  const clipboard = { writeText: async () => {} };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  await choose(opened, "Copy link", "Share");
  await screen.findByText("Link copied");
  expect(notes()).toEqual([]);
  await choose(opened, "Message", "Share");
  await waitFor(() => expect(notes()).toEqual([note("shared")]));
});

it("a note that fails delays and fails nothing, and only the trace has it", async () => {
  host.fails(noteReading, "server_error", { delay: 50 });
  const opened = await openCounters(host);
  await choose(opened, "CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  const steps = () => opened.trace().steps.filter(({ name }) => name === "auditRecord");
  await waitFor(() =>
    expect(steps().flatMap((step) => ("state" in step ? step.state : []))).toEqual([
      "telling",
      "lost",
    ]),
  );
  expect([alerts(), location.pathname]).toEqual([[], "/intracity/counterwise/report/"]);
  expect(JSON.stringify(opened.trace())).not.toContain("2026-11-21");
  expect(notes()).toEqual([note("exported")]);
});

it("nothing is noted where the host keeps no record", async () => {
  signedIn(host, oneEach, rahim, { features: ["sessions"] });
  const opened = await openCounters(host);
  await choose(opened, "CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  await choose(opened, "Print");
  expect(notes()).toEqual([]);
});

it.each([404, 501])(
  "nothing more is noted at a host that answers a note with %d [B8]",
  async (status) => {
    host.fails(noteReading, status);
    const opened = await openCounters(host);
    await choose(opened, "CSV");
    await waitFor(() => expect(notes()).toHaveLength(1));
    await waitFor(() =>
      expect(opened.portal.getSnapshot().context.notOffered).toEqual(["POST /api/readings"]),
    );
    await choose(opened, "CSV");
    await waitFor(() => expect(saved).toHaveLength(2));
    expect([notes().length, alerts()]).toEqual([1, []]);
  },
);
