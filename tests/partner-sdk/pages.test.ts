import {
  createPartnerClient,
  listIntercityReservations,
  pagesOf,
  rowsOf,
  WrongEnvelopeError,
} from "partner-sdk";
import { describe, expect, it } from "vitest";

const range = { company_id: "66f0", from_date: "2026-06-01", to_date: "2026-06-02" };

function hosted(pages: Record<string, unknown>) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    fetch: async (request) => {
      const cursor = new URL(request.url).searchParams.get("cursor") ?? "first";
      asked.push(cursor);
      signals.push(request.signal);
      return Response.json({ success: true, data: pages[cursor] });
    },
  });
  return { client, asked, signals };
}

const row = (reservation_number: string) => ({ reservation_number });
const threePages = {
  first: { rows: [row("R1"), row("R2")], next_cursor: "b" },
  b: { rows: [row("R3"), row("R4")], next_cursor: "c" },
  c: { rows: [row("R5")], next_cursor: null },
};

describe("rowsOf", () => {
  it("gives every row of every page in order", async () => {
    const { client, asked } = hosted(threePages);
    const rows: string[] = [];
    for await (const { reservation_number } of rowsOf(client, listIntercityReservations, range)) {
      rows.push(reservation_number);
    }
    expect(rows).toEqual(["R1", "R2", "R3", "R4", "R5"]);
    expect(asked).toEqual(["first", "b", "c"]);
  });

  it("fetches no further page after a break", async () => {
    const { client, asked } = hosted(threePages);
    for await (const { reservation_number } of rowsOf(client, listIntercityReservations, range)) {
      if (reservation_number === "R3") break;
    }
    expect(asked).toEqual(["first", "b"]);
  });

  it("begins at the given cursor", async () => {
    const { client, asked } = hosted(threePages);
    const rows = rowsOf(client, listIntercityReservations, { ...range, cursor: "c" });
    expect(await rows.next()).toEqual({ done: false, value: row("R5") });
    expect(asked).toEqual(["c"]);
  });

  it("ends at once on an empty list", async () => {
    const { client, asked } = hosted({ first: { rows: [], next_cursor: null } });
    expect(await rowsOf(client, listIntercityReservations, range).next()).toEqual({
      done: true,
      value: undefined,
    });
    expect(asked).toEqual(["first"]);
  });

  it("passes the signal on, even between pages", async () => {
    const { client, asked } = hosted(threePages);
    const controller = new AbortController();
    const rows = rowsOf(client, listIntercityReservations, range, { signal: controller.signal });
    await rows.next();
    await rows.next();
    controller.abort();
    await expect(rows.next()).rejects.toMatchObject({ name: "AbortedError" });
    expect(asked).toEqual(["first"]);
  });
});

describe("pagesOf", () => {
  it("fetches each page when it is needed", async () => {
    const { client, asked } = hosted(threePages);
    const pages = pagesOf(client, listIntercityReservations, range);
    expect((await pages.next()).value).toEqual(threePages.first);
    expect(asked).toEqual(["first"]);
    expect((await pages.next()).value).toEqual(threePages.b);
    expect(asked).toEqual(["first", "b"]);
  });

  it.each([
    ["no page", undefined],
    ["a page without rows", { next_cursor: null }],
    ["rows that are no list", { rows: {}, next_cursor: null }],
  ])("throws on %s", async (_what, first) => {
    const { client } = hosted({ first });
    const page = pagesOf(client, listIntercityReservations, range).next();
    await expect(page).rejects.toBeInstanceOf(WrongEnvelopeError);
    await expect(page).rejects.toThrow("The answer is not a page of rows.");
  });

  it.each([
    ["itself", { first: "b", b: "b" }, undefined, ["first", "b"]],
    ["an earlier page", { first: "b", b: "c", c: "b" }, undefined, ["first", "b", "c"]],
    ["the cursor that was given", { b: "c", c: "b" }, "b", ["b", "c"]],
  ])(
    "throws on a page whose cursor leads back to %s, rather than looping for ever",
    async (_what, cursors, cursor, all) => {
      const page = (next_cursor: string) => ({ rows: [], next_cursor });
      const { client, asked } = hosted(
        Object.fromEntries(Object.entries(cursors).map(([at, next]) => [at, page(next)])),
      );
      const pages = pagesOf(client, listIntercityReservations, { ...range, cursor });
      for (const _before of all.slice(1)) await pages.next();
      const again = pages.next();
      await expect(again).rejects.toBeInstanceOf(WrongEnvelopeError);
      await expect(again).rejects.toThrow("The page's cursor leads back to a page that was read.");
      expect(asked).toEqual(all);
    },
  );
});
