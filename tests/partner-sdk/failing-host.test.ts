import * as sdk from "partner-sdk";
import { createPartnerClient, getUser, logout } from "partner-sdk";
import { exampleOf } from "partner-sdk/testing";
import { describe, expect, it, vi } from "vitest";
import { start } from "./started-host.ts";

describe("a fake host that fails", () => {
  it("breaks as a platform, a proxy or another service would", async () => {
    const { host } = start();
    const answer = () => host.fetch(new Request(`${host.url}/api/auth/user`));
    host.fails(getUser, "lost");
    const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    const lost = await answer().catch((error) => error);
    expect([lost, lost.cause]).toEqual([new TypeError("fetch failed", { cause }), cause]);

    const answered = async () => {
      const response = await answer();
      const { status, headers } = response;
      return [status, headers.get("Content-Type"), await response.text()];
    };
    host.fails(getUser, "not_json");
    expect(await answered()).toEqual([
      200,
      "text/html",
      "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>",
    ]);
    host.fails(getUser, "wrong_envelope");
    expect(await answered()).toEqual([200, "application/json", '{"rows":[]}']);
    host.fails(getUser, 418);
    expect(await answered()).toEqual([
      418,
      "application/json",
      '{"success":false,"code":"other","message":"Failed with 418."}',
    ]);
  });

  it("fails so many times, and is then as it was before", async () => {
    const { host } = start();
    const retry = { retries: 2, delay: () => 1 };
    const client = createPartnerClient({ baseUrl: host.url, fetch: host.fetch, retry });
    const user = { user: { name: "Tariq" }, allowed_companies: {} };
    host.answers(getUser, user);
    host.fails(getUser, "unavailable", { times: 2 });
    expect(await client.call(getUser)).toEqual(user);
    expect(host.asked.map(({ path }) => path)).toEqual(Array(3).fill("/api/auth/user"));
  });

  it("waits for so long, or until it is let go", async () => {
    vi.useFakeTimers();
    const { host, client } = start();
    const settled: string[] = [];
    host.answers(getUser, exampleOf(getUser), { delay: 500 });
    client.call(getUser).then(() => settled.push("user"));
    const release = host.holds(logout, undefined);
    client.call(logout).then(() => settled.push("logout"));
    await vi.advanceTimersByTimeAsync(499);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual(["user"]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toEqual(["user", "logout"]);
    vi.useRealTimers();
  });

  it("lets a caller go that aborts", async () => {
    const { host, client } = start();
    host.fails(getUser, "silent");
    const asking = new AbortController();
    const call = client.call(getUser, {}, { signal: asking.signal }).catch((error) => error);
    asking.abort();
    expect(await call).toBeInstanceOf(sdk.AbortedError);
  });

  it("rejects as a platform's fetch does, with what the caller aborted with", async () => {
    const { host } = start();
    host.fails(getUser, "silent");
    const reason = new Error("left the page");
    const asking = new AbortController();
    const ask = () =>
      host
        .fetch(new Request(`${host.url}/api/auth/user`, { signal: asking.signal }))
        .catch((error) => error);
    const meanwhile = ask();
    asking.abort(reason);
    expect([await meanwhile, await ask()]).toEqual([reason, reason]);
  });

  it("keeps no timer for a caller that has gone", async () => {
    vi.useFakeTimers();
    const { host, client } = start();
    host.answers(getUser, exampleOf(getUser), { delay: 5000 });
    const call = client.call(getUser, {}, { timeout: 100 }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect([(await call).name, vi.getTimerCount()]).toEqual(["TimedOutError", 0]);
    vi.useRealTimers();
  });
});
