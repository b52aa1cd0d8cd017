import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startUserLoad, withEarlyUser } from "web/platform/early-user.ts";
import { shutStorage } from "./shut-storage.ts";

const url = "https://api.test/api/auth/user";
const asking = (init: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: "Bearer t-1" }, ...init });

beforeEach(() => localStorage.setItem("accessToken", "t-1"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function network(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("the early user load", () => {
  it("asks for the user with the stored token and with credentials", async () => {
    const fetch = network(async () => new Response("early"));
    const early = startUserLoad("https://api.test/");
    expect(fetch.mock.calls).toEqual([
      [url, { headers: { authorization: "Bearer t-1" }, credentials: "include" }],
    ]);
    expect(await (await early?.answer)?.text()).toBe("early");
  });

  it("asks for nothing without a token, or where the storage is closed", () => {
    const fetch = network(async () => new Response());
    localStorage.clear();
    expect(startUserLoad("")).toBe(undefined);
    shutStorage();
    expect(startUserLoad("")).toBe(undefined);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("asks for nothing with a token that cannot be sent", () => {
    const fetch = network(async () => new Response());
    for (const token of ["x".repeat(8001), "টোকেন"]) {
      localStorage.setItem("accessToken", token);
      expect(startUserLoad("")).toBe(undefined);
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it("answers the first user load of the same token, and nothing else", async () => {
    network(async () => new Response("early"));
    const send = vi.fn(async () => new Response("sent"));
    const fetch = withEarlyUser(startUserLoad("https://api.test"), send);
    const texts = [];
    for (const request of [
      asking({ headers: { Authorization: "Bearer t-2" } }),
      asking({ method: "POST", body: "{}" }),
      new Request("https://api.test/api/other", { headers: { Authorization: "Bearer t-1" } }),
      asking(),
      asking(),
    ]) {
      texts.push(await (await fetch(request)).text());
    }
    expect(texts).toEqual(["sent", "sent", "sent", "early", "sent"]);
  });

  it("passes its failure on to whoever takes it", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    const fetch = withEarlyUser(startUserLoad("https://api.test"), vi.fn());
    await expect(fetch(asking())).rejects.toThrow(new TypeError("Failed to fetch"));
  });

  it("is left when the request that takes it is aborted, before or meanwhile", async () => {
    network(() => new Promise(() => {}));
    const early = () => startUserLoad("https://api.test");
    const reason = new DOMException("left", "AbortError");
    const aborted = asking({ signal: AbortSignal.abort(reason) });
    await expect(withEarlyUser(early(), vi.fn())(aborted)).rejects.toBe(reason);

    const control = new AbortController();
    const answer = withEarlyUser(early(), vi.fn())(asking({ signal: control.signal }));
    control.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
