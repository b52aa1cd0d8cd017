import { getUser, login, memoryTokenStore, type Settled } from "partner-sdk";
import { describe, expect, it, vi } from "vitest";
import { hosted, ok, unauthenticated, user } from "./hosted.ts";

describe("onUnauthenticated", () => {
  /** A host that knows only the token `new`. */
  function strict(renew: (set: (token: string) => void) => boolean | Promise<boolean>) {
    const tokenStore = memoryTokenStore("old");
    let renewals = 0;
    const told: string[] = [];
    const outcomes: Settled[] = [];
    const { client, seen } = hosted(
      {
        tokenStore,
        onUnauthenticated: () => {
          renewals++;
          return renew(tokenStore.set);
        },
        on: {
          started: ({ id }) => told.push(`started ${id}`),
          settled: ({ id }, outcome) => {
            told.push(`settled ${id}: ${outcome.status}, ${outcome.attempts}`);
            outcomes.push(outcome);
          },
        },
      },
      ({ headers }) =>
        headers.get("Authorization") === "Bearer new"
          ? ok({ "X-Request-Id": "req-2" })
          : new Response(null, { status: 401, headers: { "X-Request-Id": "req-1" } }),
    );
    const asked = () => seen.map(({ authorization }) => authorization?.slice(7));
    return { client, asked, told, outcomes, renewals: () => renewals };
  }

  it("renews the token once for all that wait, and each is sent once more", async () => {
    const { client, asked, told, renewals } = strict(async (set) => {
      await Promise.resolve();
      set("new");
      return true;
    });
    expect(await Promise.all([client.call(getUser), client.call(getUser)])).toEqual([user, user]);
    expect(renewals()).toBe(1);
    expect(asked()).toEqual(["old", "old", "new", "new"]);
    expect(told).toEqual(["started 1", "started 2", "settled 1: 200, 2", "settled 2: 200, 2"]);
  });

  it("is asked again when a later token has expired", async () => {
    const { client, asked, renewals } = strict((set) => {
      set("newer");
      return true;
    });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 401 });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 401 });
    expect(renewals()).toBe(2);
    expect(asked()).toEqual(["old", "newer", "newer", "newer"]);
  });

  it("is not asked when another has put a new token into the store meanwhile", async () => {
    const tokenStore = memoryTokenStore("old");
    const { client, seen } = hosted(
      {
        tokenStore,
        onUnauthenticated: () => {
          throw new Error("This was not necessary.");
        },
      },
      ({ headers }) => {
        if (headers.get("Authorization") === "Bearer new") return ok();
        tokenStore.set("new");
        return unauthenticated();
      },
    );
    expect(await client.call(getUser)).toEqual(user);
    expect(seen.map(({ authorization }) => authorization)).toEqual(["Bearer old", "Bearer new"]);
  });

  it("leaves the failure as it is when it answers false", async () => {
    const { client, asked } = strict(() => false);
    await expect(client.call(getUser)).rejects.toMatchObject({ name: "StatusError", status: 401 });
    expect(asked()).toEqual(["old"]);
  });

  it("is asked about a 401 alone", async () => {
    const onUnauthenticated = vi.fn(() => true);
    const outcomes: Settled[] = [];
    const answers = [
      ok(),
      new Response(null, { status: 403 }),
      new Response(null, { status: 500 }),
    ];
    const { client } = hosted(
      { onUnauthenticated, on: { settled: (_request, outcome) => outcomes.push(outcome) } },
      () => answers.shift() as Response,
    );
    await client.call(getUser);
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 403 });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 500 });
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(outcomes.map(({ attempts, unauthenticated }) => [attempts, unauthenticated])).toEqual([
      [1, undefined],
      [1, undefined],
      [1, undefined],
    ]);
  });

  it("is not asked about a POST: a sign-in may be what renews the token", async () => {
    const { client, renewals } = strict(() => true);
    const refused = client.call(login, { username: "demo", password: "wrong" });
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(renewals()).toBe(0);
  });

  it("tells all that wait what it threw", async () => {
    const sealed = new Error("vault is sealed");
    const { client } = strict(() => Promise.reject(sealed));
    const thrown = await Promise.allSettled([client.call(getUser), client.call(getUser)]);
    expect(thrown).toEqual([
      { status: "rejected", reason: sealed },
      { status: "rejected", reason: sealed },
    ]);
  });

  it("leaves the 401 that it was asked about to `settled`, however that ended", async () => {
    const sealed = new Error("vault is sealed");
    const renewing = strict((set) => {
      set("new");
      return true;
    });
    await renewing.client.call(getUser);
    const failing = strict(() => Promise.reject(sealed));
    await failing.client.call(getUser).catch(() => {});
    const outcomes = [...renewing.outcomes, ...failing.outcomes];
    expect(
      outcomes.map(({ status, requestId, error, unauthenticated }) => {
        const { name, path, requestId: first } = unauthenticated ?? {};
        return [status, requestId, error, name, path, first];
      }),
    ).toEqual([
      [200, "req-2", undefined, "StatusError", "/api/auth/user", "req-1"],
      [undefined, undefined, sealed, "StatusError", "/api/auth/user", "req-1"],
    ]);
  });
});
