import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { etagOf, softwareVersion } from "partner-api";
import { describe, expect, it } from "vitest";
import { startServer } from "./given-answers.ts";
import { startHost } from "./host.ts";

const days = "from_date=2026-06-01&to_date=2026-06-04";
const report = `/api/intracity/reports/counterwise/101?${days}`;
const page = `/api/tollplaza/collections/401?${days}`;
const viewer = [["7", "f", "t", "a state"]];
const rows = [['[{"counter": null}]']];

describe("an answer on days that are over", () => {
  it("has a tag of its own for each viewer, state, company, range and page", async () => {
    const tag = async (url: string, seenBy = viewer) => {
      const { get } = await startServer({ answers: [seenBy, rows] });
      return (await get(url)).headers.etag;
    };
    const tags = await Promise.all([
      tag(report),
      tag(report, [["8", "f", "t", "a state"]]),
      tag(report, [["7", "f", "t", "another"]]),
      tag(report.replace("101", "102")),
      tag(report.replace("06-04", "06-03")),
      tag(report.replace("counterwise", "vehiclewise")),
      tag(report.replaceAll("intracity", "intercity")),
      tag(page),
      tag(`${page}&limit=7`),
      tag(`${page}&limit=7&cursor=MTc0ODczNjAwMDAwMDAwMC41NQ`),
    ]);
    for (const each of tags) expect(each).toMatch(/^W\/"[\w-]{22}"$/);
    expect(new Set(tags).size).toBe(tags.length);
    expect(await tag(report)).toBe(tags[0]);
  });

  it("has another tag from another version of the software", () => {
    const asked = { name: "report", text: "select 1", values: [101] };
    const seenBy = {
      userId: 7,
      isGranted: true,
      isStale: false,
      isCleared: false,
      restriction: undefined,
      state: "a state",
    };
    const [one, other] = [etagOf(asked, seenBy, "1"), etagOf(asked, seenBy, "2")];
    expect([one === other, one === etagOf(asked, seenBy, "1")]).toEqual([false, true]);
  });

  it("is not read again for a caller who has it", async () => {
    const { get, trips } = await startServer({ answers: [viewer, rows] });
    const whole = await get(report);
    trips.length = 0;
    const { statusCode, body, headers } = await get(report, {
      "if-none-match": whole.headers.etag,
      "accept-encoding": "br",
    });
    expect([statusCode, body, headers.etag, headers.vary, headers["cache-control"]]).toEqual([
      304,
      "",
      whole.headers.etag,
      "Origin, Accept-Encoding",
      "no-store",
    ]);
    expect(
      headers["content-length"] ?? headers["content-type"] ?? headers["content-encoding"],
    ).toBe(undefined);
    expect(trips.map((asked) => asked.map(({ name }) => name))).toEqual([["find-viewer"]]);
  });

  it.each([
    ["the tag", (tag: string) => tag, 304],
    ["the tag as a strong one", (tag: string) => tag.replace("W/", ""), 304],
    ["the tag among others", (tag: string) => `"a,b", W/"",${tag} , W/"c"`, 304],
    ["any tag", () => " * ", 304],
    ["another tag", () => 'W/"another"', 200],
    ["the tag without its quotes", (tag: string) => tag.replaceAll('"', ""), 200],
    ["the tag in part", (tag: string) => tag.replace(/.{2}"$/, '"'), 200],
    ["nothing that is a tag", () => '"', 200],
    ["nothing at all", () => "", 200],
  ])(
    "is known to a caller whose If-None-Match names %s: %o answers %i",
    async (_, named, status) => {
      const { get } = await startServer({ answers: [viewer, rows] });
      const tag = String((await get(report)).headers.etag);
      const answer = await get(report, { "if-none-match": named(tag) });
      expect([answer.statusCode, answer.headers.etag]).toEqual([status, tag]);
      expect(answer.body).toBe(status === 200 ? `{"success":true,"data":${rows[0]}}` : "");
    },
  );

  it("is told to nobody who may not see it, whatever they know", async () => {
    const { get } = await startServer({ answers: [viewer, rows] });
    const known = { "if-none-match": (await get(report)).headers.etag };
    for (const [found, status] of [
      [[["7", "f", "f", "a state"]], 403],
      [[[null, null, null, "a state"]], 401],
    ] as const) {
      const other = await startServer({ answers: [[...found], rows] });
      for (const headers of [known, { "if-none-match": "*" }]) {
        const answer = await other.get(report, headers);
        expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined]);
      }
    }
  });

  it("that is not there is not there for any tag either", async () => {
    const { get } = await startServer({ answers: [viewer, []] });
    const answer = await get(report, { "if-none-match": "*" });
    expect([answer.statusCode, answer.headers.etag]).toEqual([404, undefined]);
  });

  it("that does not match the contract has no tag", async () => {
    const check = () => [{ field: "data", message: "is wrong" }];
    const { get } = await startServer({ answers: [viewer, rows], check });
    const { statusCode, headers } = await get(report);
    expect([statusCode, headers.etag]).toEqual([500, undefined]);
  });

  it("is kept by no browser, unless its host allows that [V14.3.2]", async () => {
    const asked = async (env: Record<string, string>, seenBy: (string | null)[][]) => {
      const { get } = await startServer({ answers: [seenBy, rows], env });
      const { headers } = await get(report);
      return [headers["cache-control"], headers.vary];
    };
    const allowed = { BROWSER_CACHE: "true" };
    const all = "Origin, Authorization, Accept-Encoding";
    expect([
      await asked({}, viewer),
      await asked(allowed, viewer),
      await asked(allowed, [["7", "f", "t", null]]),
    ]).toEqual([
      ["no-store", "Origin, Accept-Encoding"],
      ["private, no-cache", all],
      ["no-store", "Origin, Accept-Encoding"],
    ]);
  });
});

describe("what a browser was allowed to keep", () => {
  const asked = async (env: Record<string, string>) => {
    const host = await startHost("PGlite", env);
    const token = await host.tokenOf("solo");
    const out = () =>
      host.app.inject({
        method: "POST",
        url: "/api/auth/logout",
        headers: { authorization: `Bearer ${token}` },
      });
    const answers = [
      await host.get("/api/auth/user", token),
      await out(),
      await host.get("/api/auth/user", token),
      await host.get("/api/auth/user"),
    ];
    await host.stop();
    return answers.map(({ statusCode, headers }) => [statusCode, headers["clear-site-data"]]);
  };

  it("goes when its session is ended, or is found to have ended [V14.3.2]", async () => {
    expect(await asked({ BROWSER_CACHE: "true" })).toEqual([
      [200, undefined],
      [200, '"cache"'],
      [401, '"cache"'],
      [401, undefined],
    ]);
  });

  it("is nothing by default, so that nothing has to go", async () => {
    expect((await asked({})).map(([, clears]) => clears)).toEqual(Array(4).fill(undefined));
  });
});

it("a changed line of the software or of the contract is another version", () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-version-"));
  const sources = pathToFileURL(`${folder}/src/`);
  const contract = pathToFileURL(join(folder, "partner.yaml"));
  const file = (name: string, text: string) => writeFileSync(new URL(name, sources), text);
  mkdirSync(new URL("operations", sources), { recursive: true });
  writeFileSync(contract, "openapi: 3.1.0");
  file("serve.ts", "one");
  file("operations/report.sql", "select 1");
  const version = () => softwareVersion({ sources, contract });
  const seen = [version()];
  const changes = [
    () => file("operations/report.sql", "select 2"),
    () => file("serve.ts", "two"),
    () => file("database.mjs", "three"),
    () => writeFileSync(contract, "openapi: 3.1.1"),
  ];
  for (const change of changes) {
    change();
    seen.push(version());
  }
  expect(new Set(seen).size).toBe(5);
  expect(version()).toBe(seen.at(-1));
  rmSync(folder, { recursive: true, force: true });
});
