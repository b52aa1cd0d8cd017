import {
  createPartnerClient,
  getUser,
  login,
  memoryTokenStore,
  NoAnswerError,
  type PartnerClientOptions,
  type Settled,
  type TokenStore,
} from "partner-sdk";
import { describe, expect, it, vi } from "vitest";

type Fetch = NonNullable<PartnerClientOptions["fetch"]>;

async function failing(own: { fetch?: Fetch; tokenStore?: TokenStore }) {
  const outcomes: Settled[] = [];
  let sent = 0;
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    retry: { retries: 2, delay: () => 0 },
    ...own,
    fetch: (request) => {
      sent++;
      return (own.fetch ?? (async () => Response.json({ success: true })))(request);
    },
    on: { settled: (_request, outcome) => outcomes.push(outcome) },
  });
  const thrown: unknown = await client.call(getUser).catch((error) => error);
  return { thrown, sent, outcomes };
}

const circle: { itself?: unknown } = {};
circle.itself = circle;
const domException = (name: string) => new DOMException("", name);
const coded = (code: string) => Object.assign(new Error("off"), { code });

describe("what somebody's own code throws comes through as it is, and is not retried", () => {
  const mistakes: [string, () => unknown][] = [
    ["a name that is not there", () => (globalThis as unknown as { f: () => void }).f()],
    ["a field of undefined", () => (undefined as unknown as { field: 1 }).field],
    ["a wrong argument", () => new URL("nowhere")],
    ["a receiver that is none", () => [].concat.call(undefined)],
    ["an object in a circle", () => JSON.stringify(circle)],
    ["a frozen field", () => Object.assign(Object.freeze({ a: 1 }), { a: 2 })],
    ["a wrong length", () => new Array(-1)],
    ["JSON that is none", () => JSON.parse("{")],
    ["a file that is not there", () => Promise.reject(coded("ENOENT"))],
    ["an error of its own", () => Promise.reject(new Error("vault is sealed"))],
    ["a bare text", () => Promise.reject("lost")],
    ["a name that ends like another", () => Promise.reject(domException("UserAbortError"))],
    ["a name that begins like another", () => Promise.reject(domException("AbortErrorOfMine"))],
    ["an answer that is none", () => undefined],
  ];

  it.each(mistakes)("in fetch: %s", async (_what, mistake) => {
    let own: unknown;
    const { thrown, sent, outcomes } = await failing({
      fetch: async () => {
        try {
          return (await mistake()) as Response;
        } catch (error) {
          own = error;
          throw error;
        }
      },
    });
    if (own === undefined) expect((thrown as Error).name).toBe("TypeError");
    else expect(thrown).toBe(own);
    expect(thrown).not.toBeInstanceOf(NoAnswerError);
    expect(sent).toBe(1);
    expect(outcomes).toEqual([{ error: thrown, attempts: 1, durationMs: outcomes[0]?.durationMs }]);
  });

  it.each([new Error("vault is sealed"), new TypeError("lost")])(
    "in a token store: %s",
    async (sealed) => {
      const tokenStore = { ...memoryTokenStore(), get: () => Promise.reject(sealed) };
      const { thrown, sent, outcomes } = await failing({ tokenStore });
      expect(thrown).toBe(sealed);
      expect(sent).toBe(0);
      expect(outcomes).toEqual([
        { error: sealed, attempts: 0, durationMs: outcomes[0]?.durationMs },
      ]);
    },
  );

  it("in a token store that gets no answer from another host", async () => {
    const vault = createPartnerClient({
      baseUrl: "http://vault.test",
      fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    let read = 0;
    const get = async () => {
      read++;
      return (await vault.call(login, { username: "demo", password: "a phrase" })).token;
    };
    const { thrown, sent } = await failing({ tokenStore: { ...memoryTokenStore(), get } });
    const { name, host } = thrown as NoAnswerError;
    expect([name, host, read, sent]).toEqual(["NoAnswerError", "vault.test", 1, 0]);
  });
});

describe("a connection that is lost in somebody's own fetch is no answer", () => {
  it.each([
    ["Node", new TypeError("fetch failed", { cause: coded("ECONNREFUSED") }), "ECONNREFUSED"],
    ["half a body", new TypeError("terminated"), undefined],
    ["Chrome", new TypeError("Failed to fetch"), undefined],
    ["Firefox", new TypeError("NetworkError when attempting to fetch resource."), undefined],
    ["Safari", new TypeError("Load failed"), undefined],
    ["Safari's engine room", new TypeError("cannot parse response"), undefined],
    [
      "Safari, of an origin that is refused",
      new TypeError(
        "Origin https://portal.test is not allowed by Access-Control-Allow-Origin. Status code: 200",
      ),
      undefined,
    ],
    [
      "Safari, of a preflight that failed",
      new TypeError("Preflight response is not successful. Status code: 404"),
      undefined,
    ],
    [
      "Safari, of credentials that are refused",
      new TypeError(
        'Credentials flag is true, but Access-Control-Allow-Credentials is not "true".',
      ),
      undefined,
    ],
    [
      "words that end like those of a mistake",
      new TypeError("The peer failed to connect"),
      undefined,
    ],
    ["words that hold them", new TypeError("It seems one can't read on"), undefined],
    ["other such words", new TypeError("No assignment of an address"), undefined],
    ["Safari in German", new TypeError("Die Netzwerkverbindung wurde unterbrochen."), undefined],
    ["Bun", coded("ConnectionRefused"), "ConnectionRefused"],
    ["a client on node:http", coded("EHOSTUNREACH"), "EHOSTUNREACH"],
    ["a pool of undici", coded("UND_ERR_CONNECT_TIMEOUT"), "UND_ERR_CONNECT_TIMEOUT"],
    ["a time-out of its own", domException("TimeoutError"), undefined],
    ["an abort of its own", domException("AbortError"), undefined],
    ["a network error", domException("NetworkError"), undefined],
  ])("as in %s", async (_where, lost, code) => {
    const { thrown, sent, outcomes } = await failing({ fetch: () => Promise.reject(lost) });
    const words = `There was no answer from x.test${code ? `: ${code}` : ""}.`;
    const { name, message, host, code: told, cause } = thrown as NoAnswerError;
    expect([name, message, host, told]).toEqual(["NoAnswerError", words, "x.test", code]);
    expect(cause).toBe(lost);
    expect(sent).toBe(3);
    expect(outcomes).toEqual([{ error: thrown, attempts: 3, durationMs: outcomes[0]?.durationMs }]);
  });
});

it("whatever the platform's own fetch throws is no answer", async () => {
  const thrown = new RangeError("off");
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(thrown);
  const error = await createPartnerClient({ baseUrl: "http://x.test" })
    .call(getUser)
    .catch((error) => error);
  fetch.mockRestore();
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error.cause).toBe(thrown);
});

describe("baseUrl", () => {
  it.each([
    undefined,
    "",
    "partner.example",
    "/partner",
    "ftp://partner.example",
    "xhttps://partner.example",
    "https://",
    "https://user@partner.example",
    "https://user:secret-pass@partner.example",
    "https://partner.example?a=b",
    "https://partner.example/#a",
    "https://partner .example",
    "https://partner.example:99999",
    "https://[::1",
  ])("is refused when the client is made if it is %s", (baseUrl) => {
    expect(() => createPartnerClient({ baseUrl: baseUrl as string })).toThrow(
      new TypeError(
        "baseUrl must be an address such as https://partner.example, without a user, a query or a fragment; only in a page may it be empty.",
      ),
    );
  });

  it.each([
    ["https://partner.example", "https://partner.example/api/auth/user"],
    ["http://127.0.0.1:4173/", "http://127.0.0.1:4173/api/auth/user"],
    ["https://[::1]:4173/partner", "https://[::1]:4173/partner/api/auth/user"],
  ])("%s leads to %s", async (baseUrl, expected) => {
    const urls: string[] = [];
    const client = createPartnerClient({
      baseUrl,
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({ success: true, data: {} });
      },
    });
    await client.call(getUser);
    expect(urls).toEqual([expected]);
  });

  it("may be empty in a page, which has an origin", async () => {
    vi.stubGlobal("location", { href: "https://partner.example/report" });
    const client = createPartnerClient({ baseUrl: "" });
    expect(() => createPartnerClient({ baseUrl: undefined as never })).toThrow("baseUrl must be");
    vi.unstubAllGlobals();
    // Node knows no page, but by then the client is made.
    await expect(client.call(getUser)).rejects.toThrow("Failed to parse URL from /api/auth/user");
  });
});
