import { createPartnerClient, listIntercityReservations } from "partner-sdk";
import { fakeHost } from "partner-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listPageOver, wishedOver } from "web/portal/report-call.ts";

const host = fakeHost();
const clientNamed = (name: string) =>
  createPartnerClient({ baseUrl: host.url, fetch: host.fetch, headers: { "x-client": name } });
const client = clientNamed("shown");
const filter = { range: { from: "2026-11-21", to: "2026-11-22" }, fields: {} };
const page = {
  report: listIntercityReservations.path,
  company: "c1",
  filter,
  cursor: null,
  limit: 500,
};

beforeEach(() => {
  host.reset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "answered",
    (error: Error) => error.name,
  );

it("a page of a whole list is asked for twice more before it fails", async () => {
  const load = () => outcomeOf(listPageOver(client)(page, new AbortController().signal));
  host.answers(listIntercityReservations, { rows: [], next_cursor: null });
  host.fails(listIntercityReservations, 503, { times: 2 });
  const busy = load();
  await vi.runAllTimersAsync();
  expect([await busy, host.asked.length]).toEqual(["answered", 3]);
  host.fails(listIntercityReservations, 503);
  const down = load();
  await vi.runAllTimersAsync();
  expect([await down, host.asked.length]).toEqual(["StatusError", 6]);
});

it("a page of a whole list that nobody waits for any more is not asked for again", async () => {
  const gone = new AbortController();
  host.fails(listIntercityReservations, 503);
  const answer = outcomeOf(listPageOver(client)(page, gone.signal));
  await vi.advanceTimersByTimeAsync(1);
  gone.abort();
  await vi.runAllTimersAsync();
  expect([await answer, host.asked.length]).toEqual(["AbortedError", 1]);
});

it("a report that somebody wished for may fail before them, and any other only aside", async () => {
  const load = wishedOver(client, clientNamed("aside"));
  const { signal } = new AbortController();
  await load({ ...page, isWished: true }, signal);
  await load({ ...page, isWished: false }, signal);
  expect(host.asked.map(({ headers }) => headers["x-client"])).toEqual(["shown", "aside"]);
});

it("a report that nobody waits for any more is given up", async () => {
  const gone = new AbortController();
  host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  const answer = outcomeOf(wishedOver(client, client)({ ...page, isWished: true }, gone.signal));
  await vi.advanceTimersByTimeAsync(1);
  gone.abort();
  expect(await answer).toBe("AbortedError");
});
