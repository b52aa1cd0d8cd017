import { getEventListeners } from "node:events";
import {
  AbortedError,
  createPartnerClient,
  getUser,
  logout,
  NoAnswerError,
  type Retry,
  StatusError,
  TimedOutError,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-06-01T00:00:00Z") }));
afterEach(() => vi.useRealTimers());

type Reply = (() => Response) | "reset";
const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new Response("{}", { status: code, headers });
};
const success = () =>
  Response.json({ success: true, data: { user: { name: "Rahima" }, allowed_companies: {} } });

/** `asked` holds the seconds at which the host was asked. */
function hosted(replies: Reply[], options: { retry?: Retry; timeout?: number } = {}) {
  const start = Date.now();
  const asked: number[] = [];
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    ...options,
    fetch: async () => {
      asked.push((Date.now() - start) / 1000);
      const reply = replies.shift() ?? status(500);
      if (reply === "reset") throw new TypeError("reset");
      return reply();
    },
  });
  return { client, asked };
}

const seconds = (nth: number) => nth * 1000;

describe("without retry", () => {
  it("asks once", async () => {
    const { client, asked } = hosted(["reset", success]);
    await expect(client.call(getUser)).rejects.toBeInstanceOf(NoAnswerError);
    expect(asked).toEqual([0]);
  });

  it("waits for the answer for as long as it takes [S7.1]", async () => {
    let answer = (_: Response) => {};
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const call = client.call(getUser).catch((error) => error);
    await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
    answer(success());
    expect(await call).toEqual({ user: { name: "Rahima" }, allowed_companies: {} });
  });
});

describe("with retry", () => {
  it.each([408, 429, 502, 503, 504])("retries a GET after %i", async (code) => {
    const { client, asked } = hosted([status(code), success], {
      retry: { retries: 2, delay: seconds },
    });
    const call = client.call(getUser);
    await vi.runAllTimersAsync();
    expect((await call).user.name).toBe("Rahima");
    expect(asked).toEqual([0, 1]);
  });

  it.each([400, 401, 403, 404, 500])("does not retry a GET after %i", async (code) => {
    const { client, asked } = hosted([status(code), success], {
      retry: { retries: 2, delay: seconds },
    });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: code });
    expect(asked).toEqual([0]);
  });

  it("gives up with the last failure", async () => {
    const { client, asked } = hosted(["reset", status(503), status(502)], {
      retry: { retries: 2, delay: seconds },
    });
    const call = client.call(getUser).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ name: "StatusError", status: 502 });
    expect(asked).toEqual([0, 1, 3]);
  });

  it("gives up with NoAnswerError when the last attempt had no answer", async () => {
    const { client } = hosted([status(503), "reset"], { retry: { retries: 1, delay: seconds } });
    const call = client.call(getUser).catch((error) => error);
    await vi.runAllTimersAsync();
    const error = await call;
    expect([error.name, error.cause]).toEqual(["NoAnswerError", new TypeError("reset")]);
  });

  it.each([Number.NaN, undefined])(
    "does not retry where the number of retries is %s",
    async (retries) => {
      for (const first of ["reset", status(503)] as const) {
        const { client, asked } = hosted([first, success], {
          retry: { retries: retries as number, delay: seconds },
        });
        const call = client.call(getUser).catch((error) => error.name);
        await vi.runAllTimersAsync();
        expect(await call).toBe(first === "reset" ? "NoAnswerError" : "StatusError");
        expect(asked).toEqual([0]);
      }
    },
  );

  it("never retries a POST", async () => {
    const { client, asked } = hosted(["reset", success], { retry: { retries: 2, delay: seconds } });
    await expect(client.call(logout)).rejects.toBeInstanceOf(NoAnswerError);
    expect(asked).toEqual([0]);
  });

  it("waits by default for a growing time with jitter", async () => {
    for (const [random, waits] of [
      [0, [0, 0.15, 0.45, 1.05]],
      [1, [0, 0.3, 0.9, 2.1]],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const { client, asked } = hosted(["reset", "reset", "reset", success], {
        retry: { retries: 3 },
      });
      const call = client.call(getUser);
      await vi.runAllTimersAsync();
      await call;
      expect(asked).toEqual(waits);
    }
  });

  it.each<[string, Reply[], number[]]>([
    ["a success", [success], []],
    ["a failure that does not pass", [status(404)], []],
    ["a retry that succeeds", ["reset", success], [1]],
    ["a last retry without an answer", [status(503), "reset", "reset"], [1, 2]],
    ["a last retry that fails", ["reset", status(503), status(503)], [1, 2]],
  ])("asks for a delay before each retry alone: %s", async (_end, replies, nths) => {
    const delayed: number[] = [];
    const delay = (nth: number) => {
      delayed.push(nth);
      return 0;
    };
    const { client } = hosted(replies, { retry: { retries: 2, delay } });
    const call = client.call(getUser).catch(() => {});
    await vi.runAllTimersAsync();
    await call;
    expect(delayed).toEqual(nths);
  });

  it.each([
    ["4", 4],
    ["Mon, 01 Jun 2026 00:00:09 GMT", 9],
    ["Sun, 31 May 2026 00:00:00 GMT", 0],
    ["2026-06-01T00:00:09Z", 9],
    ["Mon, 1 Jun 2026 06:00:09 +0600", 9],
    ["soon", 1],
    ["", 1],
  ])("honours Retry-After: %s", async (header, wait) => {
    const { client, asked } = hosted([status(429, { "Retry-After": header }), success], {
      retry: { retries: 1, delay: seconds },
    });
    const call = client.call(getUser);
    await vi.runAllTimersAsync();
    await call;
    expect(asked).toEqual([0, wait]);
  });

  it("comes back no earlier than Retry-After, which knows whole seconds only", async () => {
    vi.setSystemTime(new Date("2026-06-01T00:00:00.500Z"));
    const early = { "Retry-After": "Mon, 01 Jun 2026 00:00:09 GMT" };
    const { client, asked } = hosted([status(429, early), status(429, early)], {
      retry: { retries: 1 },
    });
    const call = client.call(getUser).catch((error) => error);
    await vi.runAllTimersAsync();
    expect([asked, (await call).retryAfter]).toEqual([[0, 9], 0]);
  });

  it("waits no longer than the given maximum", async () => {
    const { client, asked } = hosted([status(429, { "Retry-After": "31" }), success], {
      retry: { retries: 1 },
    });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 429, retryAfter: 31 });
    expect(asked).toEqual([0]);

    const atMost = hosted([status(429, { "Retry-After": "30" }), success], {
      retry: { retries: 1 },
    });
    const answered = atMost.client.call(getUser);
    await vi.runAllTimersAsync();
    await answered;
    expect(atMost.asked).toEqual([0, 30]);

    const patient = hosted(["reset", success], {
      retry: { retries: 1, delay: () => 9000, longest: 2000 },
    });
    const call = patient.client.call(getUser);
    await vi.runAllTimersAsync();
    await call;
    expect(patient.asked).toEqual([0, 2]);
  });

  it("can be turned on or off for one call", async () => {
    const one = hosted(["reset", success]);
    const call = one.client.call(getUser, {}, { retry: { retries: 1, delay: seconds } });
    await vi.runAllTimersAsync();
    await call;
    expect(one.asked).toEqual([0, 1]);

    const off = hosted(["reset", success], { retry: { retries: 1, delay: seconds } });
    await expect(off.client.call(getUser, {}, { retry: undefined })).rejects.toBeInstanceOf(
      NoAnswerError,
    );
    expect(off.asked).toEqual([0]);
  });

  it("stops waiting when the signal aborts", async () => {
    const { client, asked } = hosted(["reset", success], { retry: { retries: 5, delay: seconds } });
    const controller = new AbortController();
    const call = client.call(getUser, {}, { signal: controller.signal }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await call).toBeInstanceOf(AbortedError);
    expect(vi.getTimerCount()).toBe(0);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([0]);
  });

  it.each<[string, () => Promise<Response>]>([
    ["is lost", () => Promise.reject(new TypeError("reset"))],
    ["is answered nevertheless", async () => status(503)()],
  ])("plans no further attempt when the signal aborts during one that %s", async (_how, end) => {
    const controller = new AbortController();
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      retry: { retries: 5, delay: seconds },
      fetch: () => {
        controller.abort();
        return end();
      },
    });
    await expect(client.call(getUser, {}, { signal: controller.signal })).rejects.toBeInstanceOf(
      AbortedError,
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops when the timeout for the whole call is over", async () => {
    const { client, asked } = hosted([status(503), status(503), success], {
      retry: { retries: 5, delay: seconds },
      timeout: 2500,
    });
    const call = client.call(getUser).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await call).toBeInstanceOf(TimedOutError);
    expect(asked).toEqual([0, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a call that is answered in time", () => {
  it("leaves no timer and no listener behind", async () => {
    const { client } = hosted([success, status(404)], { timeout: 1000 });
    const { signal } = new AbortController();
    const left = () => [vi.getTimerCount(), getEventListeners(signal, "abort").length];
    const call = client.call(getUser, {}, { signal });
    expect(left()).toEqual([1, 1]);
    await call;
    expect(left()).toEqual([0, 0]);
    await expect(client.call(getUser, {}, { signal })).rejects.toBeInstanceOf(StatusError);
    expect(left()).toEqual([0, 0]);
  });
});
