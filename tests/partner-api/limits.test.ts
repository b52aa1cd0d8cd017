import { describe, expect, it } from "vitest";
import { asWritten } from "./as-written.ts";
import { startServer } from "./given-answers.ts";

const most = 3;

/** The statuses of calls whose proxy passes these headers on; nobody is signed in. */
async function statuses(
  trustProxy: string,
  forwarded: (string | undefined)[],
  remoteAddress = "127.0.0.1",
) {
  const { app } = await startServer({
    env: { REQUESTS_PER_MINUTE: String(most), TRUST_PROXY: trustProxy },
  });
  const seen: number[] = [];
  for (const each of forwarded) {
    const { statusCode } = await app.inject({
      url: "/api/auth/user",
      remoteAddress,
      headers: each === undefined ? {} : { "x-forwarded-for": each },
    });
    seen.push(statusCode);
  }
  return seen;
}

const ofOne = [401, 401, 401, 429, 429];
const ofMany = [401, 401, 401, 401, 401];
const madeUp = [1, 2, 3, 4, 5].map((at) => `${at}.${at}.${at}.${at}`);

describe("the limit of an address", () => {
  it.each(["1", "loopback", "10.0.0.0/8, 127.0.0.1"])(
    "is not passed with made-up addresses, behind the proxies %s [V4.1.3]",
    async (proxies) => {
      expect(
        await statuses(
          proxies,
          madeUp.map((each) => `${each}, 9.9.9.9`),
        ),
      ).toEqual(ofOne);
      expect(
        await statuses(
          proxies,
          madeUp.map((each) => `9.9.9.9, ${each}`),
        ),
      ).toEqual(ofMany);
    },
  );

  it("counts the proxies from the server [V15.3.4]", async () => {
    const passed = madeUp.map((each) => `${each}, 9.9.9.9, 10.0.0.7`);
    expect(await statuses("2", passed)).toEqual(ofOne);
    expect(await statuses("3", passed)).toEqual(ofMany);
    expect(await statuses("127.0.0.0/8,10.0.0.0/8", passed)).toEqual(ofOne);
  });

  it("is not passed by who is no proxy [V4.1.3]", async () => {
    expect(await statuses("10.0.0.0/8", madeUp, "9.9.9.9")).toEqual(ofOne);
    expect(await statuses("", madeUp)).toEqual(ofOne);
  });

  it("is the proxy's for what is no address [V4.1.3]", async () => {
    const noise = ["x", "6".repeat(6000), "999.1.1.1", undefined, ","];
    expect(await statuses("1", noise)).toEqual(ofOne);
  });

  it("counts a network of IPv6 as one, and each address of IPv4 in its form", async () => {
    expect(
      await statuses(
        "1",
        madeUp.map((_, at) => `2001:db8:1:2::${at}`),
      ),
    ).toEqual(ofOne);
    expect(
      await statuses(
        "1",
        madeUp.map((_, at) => `2001:db8:1:${at}::1`),
      ),
    ).toEqual(ofMany);
    expect(
      await statuses(
        "1",
        madeUp.map((each) => `::ffff:${each}`),
      ),
    ).toEqual(ofMany);
    const spelled = ["9.9.9.9", "::ffff:9.9.9.9", "::ffff:909:909", "::FFFF:0909:0909", "9.9.9.9"];
    expect(await statuses("1", spelled)).toEqual(ofOne);
  });

  it("counts an address alone where a proxy appends the port", async () => {
    const ports = [50_001, 50_002, 50_003, 50_004, 50_005];
    for (const address of ["9.9.9.9", "[2001:db8:1:2::1]"]) {
      const sent = ports.map((port) => `${address}:${port}`);
      expect(await statuses("1", sent)).toEqual(ofOne);
      expect(await statuses("loopback", sent)).toEqual(ofOne);
    }
    const each = madeUp.map((address, at) => `${address}:${ports[at]}`);
    expect(await statuses("1", each)).toEqual(ofMany);
    expect(
      await statuses(
        "2",
        each.map((one) => `${one}, 10.0.0.7:443`),
      ),
    ).toEqual(ofMany);
    const behindTwo = each.map((one) => `${one}, 10.0.0.7:443`);
    expect(await statuses("127.0.0.0/8,10.0.0.0/8", behindTwo)).toEqual(ofMany);
  });

  it("is told with what is left of it, and how long to wait once nothing is", async () => {
    const { app } = await startServer({ env: { REQUESTS_PER_MINUTE: "1" } });
    const told = async () => {
      const { statusCode, headers } = await app.inject("/api/auth/user");
      const names = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];
      return [
        statusCode,
        ...[...names, "retry-after", "x-request-id"].map((name) => headers[name]),
      ];
    };
    const seconds = /^([1-9]|[1-5]\d|60)$/;
    const reset = expect.stringMatching(seconds);
    const id = expect.stringMatching(/^[\w-]{36}$/);
    expect(await told()).toEqual([401, "1", "0", reset, undefined, id]);
    expect(await told()).toEqual([429, "1", "0", reset, reset, id]);
  });

  it.each([
    "/%61pi/auth/user",
    "/api/%61uth/user",
    "/api/auth%2Fuser",
    "http://elsewhere.example/api/auth/user",
    "/api/auth/user#x",
    "/api/nothing",
    "/%61pi/nothing",
  ])("counts %s like any other spelling of its path [V2.4.1]", async (url) => {
    const { app } = await startServer({ env: { REQUESTS_PER_MINUTE: String(most) } });
    await app.ready();
    const ask = async (at: string) => (await asWritten(app, at)).status;
    for (let round = 0; round < most; round += 1) await ask(url);
    expect([await ask("/api/auth/user"), await ask(url)]).toEqual([429, 429]);
  });
});
