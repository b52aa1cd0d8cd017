import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { safeHeaders } from "./expected-headers.ts";
import { startServer } from "./given-answers.ts";

describe("the reference", () => {
  it.each([
    ["/reference", "text/html; charset=utf-8", "<!doctype html>"],
    ["/reference/", "text/html; charset=utf-8", "<!doctype html>"],
    ["/reference/reference.css", "text/css; charset=utf-8", ":root {"],
    ["/reference/reference.js", "text/javascript; charset=utf-8", "/** @param"],
    ["/openapi.yaml", "application/yaml; charset=utf-8", "openapi: 3.1.0"],
  ])("serves %s in each coding, and not again to who has it", async (url, type, begins) => {
    const { get } = await startServer({});
    const plain = await get(url);
    const [br, gzip] = await Promise.all(
      ["br", "gzip"].map((coding) => get(url, { "accept-encoding": coding })),
    );
    const { etag = "" } = plain.headers;
    expect([plain.statusCode, plain.headers["content-type"]]).toEqual([200, type]);
    expect([plain.headers["cache-control"], plain.headers.vary]).toEqual([
      "no-cache",
      "Origin, Accept-Encoding",
    ]);
    expect(plain.body.slice(0, begins.length)).toBe(begins);
    expect(brotliDecompressSync(br?.rawPayload ?? "").toString()).toBe(plain.body);
    expect(gunzipSync(gzip?.rawPayload ?? "").toString()).toBe(plain.body);
    const again = await get(url, { "if-none-match": etag, "accept-encoding": "br" });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("serves the contract as it is written", async () => {
    const { get } = await startServer({});
    const { body } = await get("/openapi.yaml");
    expect(body).toBe(readFileSync("openapi/partner.yaml", "utf8"));
  });

  it("runs under a policy of its own, without a script or style from elsewhere", async () => {
    const { get } = await startServer({});
    const { headers } = await get("/reference");
    expect(headers).toMatchObject({
      ...safeHeaders,
      "cache-control": "no-cache",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  it("is left out where the host says so [V13.4.5]", async () => {
    const hidden = await startServer({ env: { SHOW_REFERENCE: "false" } });
    for (const url of ["/reference", "/reference/reference.js", "/openapi.yaml"]) {
      expect((await hidden.get(url)).statusCode).toBe(404);
    }
  });
});
