import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeByWorker, makeFile } from "web/reports/export/make-file.ts";
import type { FromWorker, ToWorker } from "web/reports/export/worker.ts";
import { sheet } from "./sheets.ts";

const { rows: _, ...headed } = sheet;
const rows = Array.from({ length: 4500 }, (_, at) => ({ tickets: at }));

describe("a worker", () => {
  let worker: EventTarget & { told: ToWorker[]; terminated: number };
  beforeEach(() => {
    vi.stubGlobal(
      "Worker",
      class extends EventTarget {
        told: ToWorker[] = [];
        terminated = 0;
        constructor() {
          super();
          worker = this;
        }
        postMessage(told: ToWorker) {
          this.told.push(told);
        }
        terminate() {
          this.terminated += 1;
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const answer = (data: FromWorker) =>
    worker.dispatchEvent(Object.assign(new Event("message"), { data }));

  function make() {
    const control = new AbortController();
    const shares: number[] = [];
    const file = makeByWorker(new URL("https://portal.test/export.js"), {
      headed: { sheet: headed },
      rows,
      format: "csv",
      signal: control.signal,
      onProgress: (share) => shares.push(share),
    });
    const outcome = file.then(
      (made) => made.text(),
      (error: Error) => error.name,
    );
    const hasAll = () => vi.waitUntil(() => worker.told.at(-1)?.type === "all");
    return { control, shares, outcome, hasAll };
  }

  it("gets the rows two thousand at a time, says how far it is, and ends with the file", async () => {
    const { shares, outcome, hasAll } = make();
    await hasAll();
    expect(worker.told.map((one) => (one.type === "rows" ? one.rows.length : one.type))).toEqual([
      "sheet",
      2000,
      2000,
      500,
      "all",
    ]);
    answer({ type: "written", rows: 900 });
    answer({ type: "file", parts: ["a", "b"] });
    expect([await outcome, shares, worker.terminated]).toEqual(["ab", [0.2], 1]);
  });

  it("is ended when nobody waits for its file any more", async () => {
    const { control, outcome, hasAll } = make();
    await hasAll();
    control.abort();
    expect([await outcome, worker.terminated]).toEqual(["AbortError", 1]);
  });

  it("gets no more rows once nobody waits for its file", async () => {
    const { control, outcome } = make();
    control.abort();
    expect([await outcome, worker.terminated]).toEqual(["AbortError", 1]);
    expect(worker.told.map(({ type }) => type)).toEqual(["sheet", "rows"]);
  });

  it("that fails leaves no file", async () => {
    const { outcome } = make();
    worker.dispatchEvent(new Event("error"));
    expect([await outcome, worker.terminated]).toEqual(["Error", 1]);
  });
});

it("the page stops writing where nobody waits for the file any more", async () => {
  const control = new AbortController();
  const shares: number[] = [];
  const file = makeFile({
    sheet: { ...sheet, rows },
    format: "csv",
    signal: control.signal,
    onProgress: (share) => {
      shares.push(share);
      control.abort();
    },
  });
  expect(await file.catch(({ name }) => name)).toBe("AbortError");
  expect(shares).toHaveLength(1);
});
