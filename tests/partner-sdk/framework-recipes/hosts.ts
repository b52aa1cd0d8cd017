import { fakeHost } from "partner-sdk/testing";
import { httpHost, json, servedHost } from "../http-host.ts";

export const exampleHost = () => servedHost(fakeHost());

/** Refuses whoever has not signed in. */
export const guardedHost = () => servedHost(fakeHost({ wantsToken: true }));

/** Cannot answer just now, and asks to be asked again at once. */
export const busyHost = () => failingHost(503, { "Retry-After": "0" });

/** Takes a request and lets it wait for `answer`. */
export async function slowHost() {
  let answer = () => {};
  const host = await httpHost((request, response) => {
    answer = () => json(200, { success: true, data: [{ net_amount: "7.5" }] })(request, response);
  });
  return Object.assign(host, {
    answer: () => answer(),
    /** Whether nobody waits any more. */
    isLeft: () => host.requests[0]?.socket.destroyed,
  });
}

export function failingHost(status: number, headers: Record<string, string> = {}) {
  const body = { success: false, code: "made_up", message: "Made up for a test." };
  return httpHost(json(status, body, headers));
}

/** Has two pages of passages, and may fail at the second. */
export function pagingHost(second: 200 | 500 = 200) {
  const lane = { id: 1, name: "Lane 1" };
  const passage = { lane, vehicle_class: "Truck", entered_at: "2026-06-01T05:12:09+06:00" };
  const first = {
    ...passage,
    id: 1,
    registration_number: "=SUM(A1)",
    exited_at: null,
    entry_amount: 0.1,
    overstay_amount: "0.20",
  };
  const last = {
    ...passage,
    id: "2",
    registration_number: 'DHK "14", 0931',
    exited_at: "2026-06-01T06:00:00+06:00",
    entry_amount: "1200",
    overstay_amount: 0,
  };
  return httpHost((request, response) => {
    const isSecond = request.url?.includes("cursor=next");
    const data = isSecond
      ? { rows: [last], next_cursor: null }
      : { rows: [first], next_cursor: "next" };
    return json(isSecond ? second : 200, { success: true, data })(request, response);
  });
}
