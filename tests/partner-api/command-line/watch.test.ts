import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { watchFolder } from "partner-api";
import { describe, expect, it, vi } from "vitest";
import { inAFolder } from "./in-a-folder.ts";

const header = "company_id,module,counter_id,name\n";

describe("the watched folder", () => {
  const { run, write, database, folder } = inAFolder();

  it("takes the files of a folder in the order in which they need each other", async () => {
    const exports = join(folder, "exports");
    const put = (name: string, lines: string) => {
      mkdirSync(exports, { recursive: true });
      write(join("exports", name), lines);
    };
    const sale = (id: number, counter: number) =>
      `11,intracity,${id},2026-06-05T10:00,1,25,${counter}\n`;
    const sold = "company_id,module,sale_id,sold_at,tickets,fares,counter_id\n";
    put("ticket-sales-1.csv", sold + sale(501, 31));
    put("ticket-sales-2.csv", sold + sale(501, 31));
    put("counters.csv", `${header}11,intracity,31,New\n`);
    put("notes.csv", "x\n");
    put("ticket-sales-3.csv.part", "half");
    const rejected = join(exports, "rejected");
    const again = "has the same company_id, module, sale_id as a stored record";
    expect(await run(["watch", exports, "--once"])).toEqual({
      out: `counters.csv: Imported 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before.
ticket-sales-1.csv: Imported 1 line of ticket-sales for 1 company in … s: 1 new, 0 changed, 0 as before.
ticket-sales-2.csv: ticket-sales-2.csv, line 2: ${again}
Nothing was imported. Correct the lines, or skip them with --skip-bad.
Moved it to ${rejected}/ticket-sales-2.csv
notes.csv: The name of the file begins with no kind, such as vehicles, counters, people.
Moved it to ${rejected}/notes.csv`,
      err: "2 files were rejected.",
      code: 1,
    });
    expect(readdirSync(exports)).toEqual(["done", "rejected", "ticket-sales-3.csv.part"]);
    expect(readdirSync(join(exports, "done"))).toEqual(["counters.csv", "ticket-sales-1.csv"]);
    expect(
      readdirSync(rejected).map((name) => [name, readFileSync(join(rejected, name), "utf8")]),
    ).toEqual([
      ["notes.csv", "x\n"],
      [
        "notes.csv.txt",
        "The name of the file begins with no kind, such as vehicles, counters, people.\n",
      ],
      ["ticket-sales-2.csv", sold + sale(501, 31)],
      [
        "ticket-sales-2.csv.txt",
        `ticket-sales-2.csv, line 2: ${again}\nNothing was imported. Correct the lines, or skip them with --skip-bad.\n`,
      ],
    ]);

    put("ticket-sales-1.csv", sold + sale(502, 31) + sale(503, 77));
    const skipping = await run(["watch", exports, "--once", "--skip-bad", "--json"]);
    expect([skipping.code, JSON.parse(skipping.out)]).toEqual([
      0,
      {
        name: "ticket-sales-1.csv",
        kind: "ticket-sales",
        imported: {
          ...{ lines: 1, companies: 1, new: 1, changed: 0, same: 0, rejected: 1 },
          seconds: expect.any(Number),
        },
        movedTo: join(exports, "done", "ticket-sales-1-2.csv"),
        rejects: join(rejected, "ticket-sales-1.rejected.csv"),
      },
    ]);
    expect((await run(["watch", exports, "--once"])).out).toBe("");
    expect((await run(["watch", join(exports, "none")])).err).toBe(
      `${join(exports, "none")} is not a folder.`,
    );
  });

  it("goes on watching, keeps the files while the database is away, and ends when it is told", async () => {
    const exports = join(folder, "watched");
    mkdirSync(exports);
    write(join("watched", "devices-1.csv"), "company_id,device_id\n11,POS-7\n");
    const ending = new AbortController();
    const failures: string[] = [];
    const taken: string[] = [];
    let tries = 0;
    const watching = watchFolder({
      folder: exports,
      skipBad: false,
      isOnce: false,
      by: { who: "nasrin", command: "watch" },
      signal: ending.signal,
      async withDatabase(work) {
        tries += 1;
        if (tries < 3) throw new Error("The database does not answer.");
        await work(database());
      },
      onTaken: ({ name }) => taken.push(name),
      onNote: ({ name, why }) => failures.push(`${name}: ${why}`),
      onFailure: ({ message }) => failures.push(message),
    });
    await vi.waitFor(() => expect(taken).toEqual(["devices-1.csv"]), { timeout: 20_000 });
    ending.abort();
    await watching;
    expect([tries, failures]).toEqual([3, ["The database does not answer."]]);
    expect(existsSync(join(exports, "done", "devices-1.csv"))).toBe(true);
  });
});
