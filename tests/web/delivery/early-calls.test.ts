import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withEarlyCalls } from "web/delivery/early-calls.ts";
import { startCalls } from "web/delivery/early-report.ts";
import { reportsInPage } from "web/reports/definitions/reports-in-page.ts";
import { shutStorage } from "../portal/browser.ts";

const url = "https://api.test/api/auth/user";
const report = "/water/shipwise/report/?company=a-7&from_date=2026-11-16&to_date=2026-11-23";
const reportUrl =
  "https://api.test/api/water/reports/shipwise/a-7?from_date=2026-11-16&to_date=2026-11-23";
const askingFor = (url: string, init: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: "Bearer t-1" }, ...init });
const asking = (init?: RequestInit) => askingFor(url, init);

beforeEach(() => {
  localStorage.setItem("accessToken", "t-1");
  localStorage.setItem("lastCompanies", '[["rahim",{"water":["a-7"]}]]');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

/** All that promises alone have to do is done by then. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function network(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("the early calls", () => {
  it("asks for the user with the stored token and with credentials", async () => {
    const fetch = network(async () => new Response("early"));
    const [early, ...others] = startCalls("https://api.test/", reportsInPage, "") ?? [];
    expect(others).toEqual([]);
    expect(fetch.mock.calls).toEqual([
      [
        url,
        {
          headers: { authorization: "Bearer t-1" },
          credentials: "include",
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
    expect(await (await early?.answer)?.text()).toBe("early");
  });

  it("asks for nothing without a token, or where the storage is closed", () => {
    const fetch = network(async () => new Response());
    localStorage.clear();
    expect(startCalls("", reportsInPage, "")).toBe(undefined);
    shutStorage();
    expect(startCalls("", reportsInPage, "")).toBe(undefined);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("asks for nothing with a token that cannot be sent", () => {
    const fetch = network(async () => new Response());
    for (const token of ["x".repeat(8001), "টোকেন"]) {
      localStorage.setItem("accessToken", token);
      expect(startCalls("", reportsInPage, "")).toBe(undefined);
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it("know a token, and ask for nothing, at a host with a profile", () => {
    const fetch = network(async () => new Response());
    expect(startCalls("", reportsInPage, "/partner-host.json")).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("ask for the report of the address beside the user", () => {
    history.replaceState(null, "", report);
    const fetch = network(async () => new Response());
    startCalls("https://api.test", reportsInPage, "");
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([url, reportUrl]);
  });

  it("give their text before anything is painted, once it has come", async () => {
    // As in a browser, whose responses are read in a task of their own.
    const text = () => nextTask().then(() => "early");
    network(async () => Object.assign(new Response(null, { status: 203 }), { text }));
    const fetch = withEarlyCalls(
      startCalls("https://api.test", reportsInPage, ""),
      async () => new Response("sent"),
    );
    await nextTask();
    await nextTask();
    const told: unknown[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => told.push("the next task");
    port2.postMessage(null);
    const answer = await fetch(asking());
    told.push(answer.status, await answer.text());
    await expect.poll(() => told).toEqual([203, "early", "the next task"]);
    port1.close();
  });

  it("answer what is asked first, once each and in any order", async () => {
    history.replaceState(null, "", report);
    network(async () => new Response("early"));
    const fetch = withEarlyCalls(
      startCalls("https://api.test", reportsInPage, ""),
      async () => new Response("sent"),
    );
    const texts = [];
    for (const request of [asking(), askingFor(reportUrl), askingFor(reportUrl), asking()]) {
      texts.push(await (await fetch(request)).text());
    }
    expect(texts).toEqual(["early", "early", "sent", "sent"]);
  });

  it.each([
    ["with another token", asking({ headers: { Authorization: "Bearer t-2" } })],
    ["by another method", asking({ method: "POST", body: "{}" })],
    ["for something else", new Request("https://api.test/api/other")],
  ])("answer nothing once it was asked %s", async (_, other) => {
    network(async () => new Response("early"));
    const fetch = withEarlyCalls(
      startCalls("https://api.test", reportsInPage, ""),
      async () => new Response("sent"),
    );
    const texts = [];
    for (const request of [other, asking()]) texts.push(await (await fetch(request)).text());
    expect(texts).toEqual(["sent", "sent"]);
  });

  it("are left once anything but the running day is asked", async () => {
    history.replaceState(null, "", report);
    const fetched = network(async () => new Response("early"));
    const fetch = withEarlyCalls(
      startCalls("https://api.test", reportsInPage, ""),
      async () => new Response("sent"),
    );
    const aborted = () =>
      (fetched.mock.calls as unknown as [string, RequestInit][]).map(
        ([, { signal }]) => signal?.aborted,
      );
    await fetch(new Request("https://api.test/api/today"));
    expect(aborted()).toEqual([false, false]);
    expect(await (await fetch(asking())).text()).toBe("early");
    await fetch(new Request("https://api.test/api/water/vehicles/a-7"));
    expect(aborted()).toEqual([false, true]);
  });

  it("answer nothing once they have been there for five seconds", async () => {
    const textAfter = async (milliseconds: number) => {
      network(async () => Object.assign(new Response(), { text: async () => "early" }));
      const send = async () => new Response("sent");
      const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
      const fetch = withEarlyCalls(startCalls("https://api.test", reportsInPage, ""), send);
      await nextTask();
      clock.mockReturnValue(1000 + milliseconds);
      return (await fetch(asking())).text();
    };
    expect([await textAfter(4999), await textAfter(5000)]).toEqual(["early", "sent"]);
  });

  it("passes its failure on to whoever takes it", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    const fetch = withEarlyCalls(startCalls("https://api.test", reportsInPage, ""), vi.fn());
    await expect(fetch(asking())).rejects.toThrow(new TypeError("Failed to fetch"));
  });

  it("is left when the request that takes it is aborted, before or meanwhile", async () => {
    const fetched = network(() => new Promise(() => {}));
    const early = () => startCalls("https://api.test", reportsInPage, "");
    const reason = new DOMException("left", "AbortError");
    const aborted = asking({ signal: AbortSignal.abort(reason) });
    await expect(withEarlyCalls(early(), vi.fn())(aborted)).rejects.toBe(reason);

    const control = new AbortController();
    const answer = withEarlyCalls(early(), vi.fn())(asking({ signal: control.signal }));
    control.abort(reason);
    await expect(answer).rejects.toBe(reason);
    const asked = fetched.mock.calls as unknown as [string, RequestInit][];
    expect(asked.map(([, { signal }]) => signal?.aborted)).toEqual([true, true]);
  });
});
