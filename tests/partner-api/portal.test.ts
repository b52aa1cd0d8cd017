import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { buildServer, readSettings } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asWritten } from "./as-written.ts";
import { type OwnDatabase, ownDatabase } from "./databases.ts";
import { servedOperations } from "./served-operations.ts";

describe("the portal's build", () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-portal-"));
  let own: OwnDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>page");
    writeFileSync(join(folder, "service-worker.js"), "");
    writeFileSync(join(folder, "assets", "main-AB12CD34.js"), "export {};");
    writeFileSync(join(folder, "assets", "main-AB12CD34.js.br"), brotliCompressSync("export {};"));
    writeFileSync(
      join(folder, "security-policy.json"),
      JSON.stringify({ header: "default-src 'self'; style-src 'sha256-x'" }),
    );
    own = await ownDatabase("PGlite");
    app = await buildServer({
      db: own.db,
      operations: servedOperations,
      settings: readSettings({ LOG_LEVEL: "silent" }),
      portal: pathToFileURL(`${folder}/`),
    });
  });
  afterAll(async () => {
    await app.close();
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { "accept-encoding": "br" },
    });
    return { statusCode, cache: headers["cache-control"], headers, body };
  };

  it.each(["/", "/login", "/intracity/counterwise/report/", "/no-such-page"])(
    "has its page, never cached, at %s",
    async (url) => {
      expect(await get(url)).toMatchObject({
        statusCode: 200,
        cache: "no-cache",
        body: "<!doctype html>page",
      });
    },
  );

  it.each(["/metrics", "/healtz", "/readyz/", "/Livez", "/ready", "/health"])(
    "has no page for what machines ask for, as at %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ["letters", "a".repeat(100_000)],
    ["slashes", "/".repeat(12_000)],
  ])("finds its page for a path of many %s about as fast as for a short one", async (_, many) => {
    const timeOf = async (url: string) => {
      const before = performance.now();
      expect((await app.inject({ url })).statusCode).toBe(200);
      return performance.now() - before;
    };
    const short: number[] = [];
    const long: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      short.push(await timeOf("/no-such-page"));
      long.push(await timeOf(`/${many}x`));
    }
    expect(Math.min(...long) / Math.min(...short)).toBeLessThan(5);
  });

  it("has a service worker, which fetches under the policy of the page", async () => {
    const { statusCode, cache, headers } = await get("/service-worker.js");
    expect([statusCode, cache, headers["content-security-policy"]]).toEqual([
      200,
      "no-cache",
      "default-src 'self'; style-src 'sha256-x'",
    ]);
    expect((await get("/assets/main-AB12CD34.js")).headers["content-security-policy"]).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  it("serves hashed files compressed and cacheable for a year [V4.1.1]", async () => {
    const { statusCode, cache, headers } = await get("/assets/main-AB12CD34.js");
    expect([statusCode, cache, headers["content-encoding"], headers["content-type"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      "br",
      "application/javascript; charset=utf-8",
    ]);
  });

  it("opens hashed files to pages of any origin, and varies by encoding", async () => {
    const { headers } = await app.inject({
      url: "/assets/main-AB12CD34.js",
      headers: { origin: "https://portal.example" },
    });
    expect([
      headers["access-control-allow-origin"],
      headers["access-control-allow-credentials"],
      headers["cross-origin-resource-policy"],
      headers.vary,
      headers["content-encoding"],
    ]).toEqual(["*", undefined, "cross-origin", "Origin, Accept-Encoding", undefined]);
  });

  it("keeps its page and the API's answers to their own origin [V3.4.2]", async () => {
    const headersOf = async (url: string, method: "GET" | "OPTIONS" = "GET") => {
      const headersSent = { origin: "https://portal.example" };
      const { headers } = await app.inject({ method, url, headers: headersSent });
      return [headers["access-control-allow-origin"], headers["cross-origin-resource-policy"]];
    };
    expect(await headersOf("/login")).toEqual([undefined, "same-origin"]);
    expect(await headersOf("/api/auth/user")).toEqual([undefined, "same-origin"]);
    const preflight = await headersOf("/api/intracity/vehicles/main-AB12CD34.js", "OPTIONS");
    expect(preflight).toEqual([undefined, "same-origin"]);
  });

  it("has its page for whoever opens a path that ends in an id with a point", async () => {
    const url = "/counterwise-ticketing/counter-wise-details/12.5";
    const answered = async (accept: string, at = url) => {
      const { statusCode, body } = await app.inject({ url: at, headers: { accept } });
      return [statusCode, body.startsWith("<!doctype html>page")];
    };
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    expect(await answered(browser)).toEqual([200, true]);
    expect(await answered("*/*")).toEqual([404, false]);
    expect(await answered(browser, "/assets/none-AB12CD34.js")).toEqual([404, false]);
    expect(await answered(browser, "/api/none.html")).toEqual([404, false]);
  });

  it.each(["/assets/none-AB12CD34.js", "/api/none", "/..%2f..%2fetc/passwd.txt"])(
    "does not answer with its page for %s [V5.3.2, V13.4.1, V13.4.3]",
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, JSON.parse(body).success]).toEqual([404, false]);
    },
  );

  it.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cpasswd",
    "/../index.html",
  ])("is all that is served: %s is not found [V5.3.2]", async (path) => {
    const { status, body } = await asWritten(app, path);
    expect([status, JSON.parse(body).code]).toEqual([404, "not_found"]);
  });

  it("runs under its own policy, and an answer cannot be used as a page [V3.2.1, V3.4.6]", async () => {
    const policyAt = async (url: string) => (await get(url)).headers["content-security-policy"];
    const page = "default-src 'self'; style-src 'sha256-x'";
    expect(await Promise.all(["/", "/login", "/index.html", "/api/none"].map(policyAt))).toEqual([
      page,
      page,
      page,
      "default-src 'none';frame-ancestors 'none'",
    ]);
  });

  it("is served as soon as it is built, and again after each build", async () => {
    const later = pathToFileURL(`${join(folder, "later")}/`);
    const server = await buildServer({
      db: own.db,
      operations: servedOperations,
      settings: readSettings({ LOG_LEVEL: "silent" }),
      portal: later,
    });
    const shown = async () => {
      const { statusCode, headers, body } = await server.inject("/login");
      return [statusCode, headers["content-security-policy"], body.includes("page")];
    };
    const build = (policy: string, at: number) => {
      mkdirSync(later, { recursive: true });
      writeFileSync(new URL("index.html", later), "<!doctype html>page");
      const file = new URL("security-policy.json", later);
      writeFileSync(file, JSON.stringify({ header: policy }));
      utimesSync(file, at, at);
    };
    expect((await shown())[0]).toBe(404);
    build("default-src 'self'", 1_000_000);
    expect(await shown()).toEqual([200, "default-src 'self'", true]);
    build("default-src 'none'", 2_000_000);
    expect(await shown()).toEqual([200, "default-src 'none'", true]);
    await server.close();
  });
});
