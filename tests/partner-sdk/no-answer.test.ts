import { AbortedError, createPartnerClient, getTollplazaSummary, NoAnswerError } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { httpHost, json } from "./http-host.ts";

describe("a host that is not there", () => {
  it("is no answer, with the platform's error as cause", async () => {
    const { url } = await (async () => {
      await using host = await httpHost(json(200, {}));
      return host;
    })();
    const client = createPartnerClient({ baseUrl: url });
    const error = await client.call(getTollplazaSummary, { company_id: 7 }).catch((e) => e);
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.cause.cause.code).toBe("ECONNREFUSED");
    const { host } = new URL(url);
    expect([error.message, error.host, error.code]).toEqual([
      `There was no answer from ${host}: ECONNREFUSED.`,
      host,
      "ECONNREFUSED",
    ]);
  });
});

describe("an abort", () => {
  it("ends a call at once, even if fetch does not listen, with the signal's reason as cause", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: () => new Promise(() => {}),
    });
    const controller = new AbortController();
    const call = client.call(getTollplazaSummary, { company_id: 7 }, { signal: controller.signal });
    controller.abort(new Error("left the page"));
    const error = await call.catch((error) => error);
    expect(error).toBeInstanceOf(AbortedError);
    expect(error.cause).toEqual(new Error("left the page"));
  });

  it("reaches the request that fetch was given", async () => {
    // The requests, as a platform's fetch keeps them: Node forgets who aborts a signal without its request.
    const given: Request[] = [];
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: (request) => {
        given.push(request);
        return new Promise(() => {});
      },
    });
    const controller = new AbortController();
    const call = client.call(getTollplazaSummary, { company_id: 7 }, { signal: controller.signal });
    await expect.poll(() => given.map(({ signal }) => signal.aborted)).toEqual([false]);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(AbortedError);
    expect(given.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it("after the answer changes nothing", async () => {
    await using host = await httpHost(json(200, { success: true, data: {} }));
    const controller = new AbortController();
    const client = createPartnerClient({ baseUrl: host.url });
    const data = await client.call(
      getTollplazaSummary,
      { company_id: 7 },
      { signal: controller.signal },
    );
    controller.abort();
    expect(data).toEqual({});
  });
});
