import { getUser, login, memoryTokenStore, type Settled } from "partner-sdk";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
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

describe("a GET inside onUnauthenticated", () => {
  afterEach(() => vi.restoreAllMocks());

  const forItself =
    "A GET inside onUnauthenticated would wait for itself after a 401. Renew the token with a POST such as login.";
  const isNew = ({ headers }: Request) => headers.get("Authorization") === "Bearer new";
  /** A host that knows only the token `new`, and a client that renews so. */
  function renewedBy(renew: (of: Renewing) => Promise<boolean>) {
    const tokenStore = memoryTokenStore("old");
    const made = hosted(
      { tokenStore, onUnauthenticated: () => renew({ client: made.client, ...tokenStore }) },
      (request) => (isNew(request) || request.method === "POST" ? ok() : unauthenticated()),
    );
    const asked = () => made.seen.map(({ authorization }) => authorization?.slice(7));
    return { client: made.client, asked };
  }
  type Renewing = ReturnType<typeof memoryTokenStore> & Pick<ReturnType<typeof hosted>, "client">;

  const someTime = () => new Promise((resolve) => setTimeout(resolve));

  it.each([
    ["at once", async () => {}],
    ["after something else", someTime],
  ])("throws, and says why, where it is sent %s", async (_when, before) => {
    const { client, asked } = renewedBy(async ({ client }) => {
      await before();
      await client.call(getUser);
      return true;
    });
    const failed = await Promise.all([1, 2].map(() => client.call(getUser).catch((e) => e)));
    expect(failed).toEqual([new Error(forItself), new Error(forItself)]);
    expect(failed[0].cause).toMatchObject({ name: "StatusError", status: 401 });
    expect(asked()).toEqual(["old", "old", "old"]);
  });

  it("throws by path, too, which the handler may catch", async () => {
    const caught: unknown[] = [];
    const { client } = renewedBy(async ({ client, set }) => {
      await client.GET("/api/auth/user").catch((error) => caught.push(error));
      set("new");
      return true;
    });
    expect([await client.call(getUser), caught]).toEqual([user, [new Error(forItself)]]);
  });

  it("is answered where it needs no renewal", async () => {
    const { client, asked } = renewedBy(async ({ client, set }) => {
      await client.call(login, { username: "demo", password: "a long demo phrase" });
      set("new");
      return (await client.call(getUser)).user.name === user.user.name;
    });
    expect(await client.call(getUser)).toEqual(user);
    expect(asked()).toEqual(["old", "old", "new", "new"]);
  });

  it("leaves alone what others send meanwhile, and what it started itself once the token is renewed", async () => {
    const started: Promise<unknown>[] = [];
    const { client, asked } = renewedBy(async ({ client, set }) => {
      await someTime();
      if (started.length === 0) {
        const later = someTime().then(() => set("old again"));
        started.push(later.then(() => client.call(getUser)));
      }
      set("new");
      return true;
    });
    const first = client.call(getUser);
    const second = Promise.resolve().then(() => client.call(getUser));
    expect(await Promise.all([first, second])).toEqual([user, user]);
    expect(await Promise.all(started)).toEqual([user]);
    expect(asked()).toEqual(["old", "old", "new", "new", "old again", "new"]);
  });

  it("throws in a browser, which follows a handler to its first await alone", async () => {
    vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
    const { client, asked } = renewedBy(async ({ client }) => {
      await client.call(getUser);
      return true;
    });
    expect(await client.call(getUser).catch((error) => error)).toEqual(new Error(forItself));
    expect(asked()).toEqual(["old", "old"]);
    const other = renewedBy(async ({ set }) => {
      await someTime();
      set("new");
      return true;
    });
    const both = [other.client.call(getUser), someTime().then(() => other.client.call(getUser))];
    expect(await Promise.all(both)).toEqual([user, user]);
  });

  it("throws in a browser after a minute where the handler has awaited something before", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
    const { client, asked } = renewedBy(async ({ client }) => {
      await Promise.resolve();
      await client.call(getUser);
      return true;
    });
    let failed: unknown;
    const settled = client.call(getUser).catch((error) => {
      failed = error;
    });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failed).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(failed).toEqual(new Error(forItself));
    expect([asked(), vi.getTimerCount()]).toEqual([["old", "old"], 0]);
  });
});
