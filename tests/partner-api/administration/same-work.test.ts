import * as argon2 from "@node-rs/argon2";
import { afterAll, describe, expect, it, vi } from "vitest";
import { mainEngine } from "../databases.ts";
import { administrators, day } from "./administrators.ts";

// The API is loaded anew with its work watched, and once more for the files after this one.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

describe.each([mainEngine])("the work on %s", (engine) => {
  const { host, tokenOf, invite, accept, read, post, pass } = administrators(engine);

  /** The statements that an answer takes, in their order, and the hashes. */
  async function workFor(ask: () => Promise<{ statusCode: number }>) {
    const { db } = host();
    const statements: string[] = [];
    const spies = (["query", "tx", "pipeline"] as const).map((name) => vi.spyOn(db, name));
    vi.mocked(argon2.hash).mockClear();
    vi.mocked(argon2.verify).mockClear();
    const { statusCode } = await ask();
    for (const spy of spies) {
      statements.push(...spy.mock.calls.map(([asked]) => JSON.stringify(asked) ?? "transaction"));
      spy.mockRestore();
    }
    const hashes = [argon2.hash, argon2.verify].map((work) => vi.mocked(work).mock.calls.length);
    return { statusCode, statements, hashes };
  }

  it.each(["used", "expired", "withdrawn"] as const)(
    "for an invitation that is %s is that for one that never was [V6.0.2]",
    async (state) => {
      const farhana = await tokenOf("farhana");
      const { id, token } = (await invite(farhana)).json().data;
      if (state === "used") await accept(token, { username: "first" });
      if (state === "expired") pass(day);
      if (state === "withdrawn") {
        const place = { company_id: 601, module: "water" };
        await post(`administration/invitations/${id}/withdraw`, farhana, place);
      }
      for (const ask of [read, accept] as const) {
        const known = await workFor(() => ask(token));
        expect(known).toEqual(await workFor(() => ask("x".repeat(43))));
        expect([known.statusCode, known.hashes]).toEqual([404, ask === read ? [0, 0] : [1, 0]]);
        expect(known.statements.length).toBeGreaterThan(1);
      }
    },
  );

  it("for an acceptance is one hash, whether the user name is taken, free, or nobody is invited [V6.0.2]", async () => {
    const farhana = await tokenOf("farhana");
    const { token } = (await invite(farhana)).json().data;
    const works = [
      await workFor(() => accept("x".repeat(43), { username: "nasrin" })),
      await workFor(() => accept("x".repeat(43))),
      await workFor(() => accept(token, { username: "nasrin" })),
      await workFor(() => accept(token)),
    ];
    expect(works.map(({ statusCode, hashes }) => [statusCode, ...hashes])).toEqual([
      [404, 1, 0],
      [404, 1, 0],
      [400, 1, 0],
      [200, 1, 0],
    ]);
    expect(works[0]?.statements).toEqual(works[1]?.statements);
  });
});
