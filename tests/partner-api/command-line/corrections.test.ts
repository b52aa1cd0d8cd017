import { readdirSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inAFolder } from "./in-a-folder.ts";

const header = "company_id,module,counter_id,name\n";

describe("the command line", () => {
  const { run, write, database, folder } = inAFolder();

  it("rejects the same lines again and again, and a dry run leaves nothing behind", async () => {
    const path = write("new.csv", `${header}11,rail,7,Kuril\n11,intracity,8,Kuril\n`);
    const rejects = join(folder, "new.rejected.csv");
    const reason =
      'module is "rail", but must be one of intracity, intercity, counterwise_ticketing';
    for (const often of [1, 2]) {
      expect([often, await run(["import", "counters", path, "--dry-run", "--skip-bad"])]).toEqual([
        often,
        {
          out: `Checked 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before. Nothing was stored.
Of these, 1 bad line would go to ${rejects}:
${path}, line 2: ${reason}`,
          err: "",
          code: 0,
        },
      ]);
    }
    expect((await run(["import", "counters", path, "--skip-bad"])).out).toBe(
      `Imported 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before.\nWrote 1 bad line to ${rejects}`,
    );
    for (const [from, to] of [
      [rejects, "new.rejected-2.csv"],
      [join(folder, "new.rejected-2.csv"), "new.rejected-3.csv"],
    ] as const) {
      expect((await run(["import", "counters", from, "--skip-bad"])).code).toBe(0);
      expect(readFileSync(join(folder, to), "utf8")).toBe(
        `${header.trim()},rejected_line,rejected_because\n11,rail,7,Kuril,2,"${reason.replaceAll('"', '""')}"\n`,
      );
    }
    expect((await run(["import", "counters", path, "--skip-bad"])).err).toBe(
      `${rejects} already exists: move it away first.`,
    );
    expect((await run(["import", "counters", path, "--dry-run", "--skip-bad"])).code).toBe(0);
  });

  it("rejects a line as it was written, and leaves no file where none is bad", async () => {
    const quoted = write("quoted.csv", `${header}"11",rail,"7","Kuril"\n`);
    expect((await run(["import", "counters", quoted, "--skip-bad"])).code).toBe(0);
    expect(readFileSync(join(folder, "quoted.rejected.csv"), "utf8").split("\n")[1]).toMatch(
      /^"11",rail,"7","Kuril",2,"module is /,
    );
    const good = write("good.csv", `${header}11,intracity,12,Kuril\n`);
    expect((await run(["import", "counters", good, "--skip-bad"])).code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith("good."))).toEqual(["good.csv"]);
  });

  it("leaves no rejected lines of an import that stores nothing", async () => {
    const path = write("far.csv", `${header}11,rail,7,Kuril\n`);
    await database().query("alter table last_changes rename to elsewhere");
    expect((await run(["import", "counters", path, "--skip-bad"])).code).toBe(1);
    await database().query("alter table elsewhere rename to last_changes");
    expect(readdirSync(folder).filter((name) => name.startsWith("far."))).toEqual(["far.csv"]);
  });

  it("says what it read where that is not the usual", async () => {
    const path = write(
      "excel.csv",
      Buffer.from(
        "\uFEFFcompany_id\tmodule\tcounter_id\tname\r\n11\tintracity\t9\tঢাকা\r\n",
        "utf16le",
      ),
    );
    expect((await run(["import", "counters", path])).out).toBe(
      "Imported 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before.\nRead as UTF-16 separated by tabs.",
    );
    expect(await database().query("select name from counters where counter_id = 9")).toEqual([
      { name: "ঢাকা" },
    ]);
  });

  it("reads standard input", async () => {
    expect(await run(["import", "counters", "-"], `${header}11,rail,7,\n`)).toEqual({
      out: "",
      err: `standard input, line 2: module is "rail", but must be one of intracity, intercity, counterwise_ticketing
Nothing was imported. Correct the lines, or skip them with --skip-bad.`,
      code: 1,
    });
    const { out } = await run(["import", "counters", "-", "--json"], `${header}11,intracity,10,\n`);
    expect(JSON.parse(out)).toEqual({
      kind: "counters",
      isDryRun: false,
      lines: 1,
      companies: 1,
      new: 1,
      changed: 0,
      same: 0,
      rejected: 0,
      seconds: expect.any(Number),
    });
  });

  it("replaces, takes back and counts records, and knows who did", async () => {
    const sales = write(
      "sales.csv",
      "company_id,module,sale_id,sold_at,tickets,fares\n11,intracity,1,2026-06-04T10:00,5,125\n",
    );
    expect((await run(["import", "ticket-sales", sales, "--replace", "--dry-run"])).out).toBe(
      "Checked 1 line of ticket-sales for 1 company in … s: 0 new, 1 changed, 0 as before. Nothing was stored.",
    );
    expect((await run(["import", "ticket-sales", sales])).code).toBe(1);
    expect((await run(["import", "ticket-sales", sales, "--replace"])).out).toBe(
      "Imported 1 line of ticket-sales for 1 company in … s: 0 new, 1 changed, 0 as before.",
    );
    const found = "1 record of ticket-sales for 1 company, which 1 service day shows";
    expect((await run(["void", "ticket-sales", sales, "--dry-run"])).out).toBe(
      `Found ${found}. Nothing was taken back.`,
    );
    expect((await run(["void", "ticket-sales", sales])).out).toBe(`Took back ${found}.`);
    expect(await run(["void", "ticket-sales", sales])).toEqual({
      out: "",
      err: `${sales}, line 2: there is no stored record with this company_id, module, sale_id
Nothing was voided. Correct the lines, or skip them with --skip-bad.`,
      code: 1,
    });
    const days = ["--company", "11", "--from", "2026-06-02", "--to", "2026-06-02"];
    expect(JSON.parse((await run(["void", "days", "trips", ...days, "--json"])).out)).toEqual({
      ...{ kind: "trips", isDryRun: false },
      ...{ records: 1, companies: 1, days: 1, rejected: 0 },
    });
    expect(
      (
        await run([
          "void",
          "days",
          "coach-trips",
          ...days.with(3, "2026-06-01").with(5, "2026-06-30"),
        ])
      ).err,
    ).toBe("Of these coach trips, 1 has reservations: void those first. Nothing was voided.");
    expect((await run(["void", "days", "trips", ...days.with(1, "77")])).err).toBe(
      "Company 77 does not exist.",
    );
    expect(
      await database().query("select corrected_by, what, kind from corrections order by 2 desc, 3"),
    ).toEqual([
      { corrected_by: userInfo().username, what: "void", kind: "ticket-sales" },
      { corrected_by: userInfo().username, what: "void", kind: "trips" },
      { corrected_by: userInfo().username, what: "replace", kind: "ticket-sales" },
    ]);
  });

  it("names the figures that differ, with exit code 1, and puts them right", async () => {
    const right = "Checked 2 service days of 1 company: all figures are those of the records.";
    expect(await run(["figures", "check"])).toEqual({ out: right, err: "", code: 0 });
    await database().query("update takings_by_hour set counts[4] = 2 where module = 'waybill'");
    await database().query("delete from daily_tolls");
    await database().query(
      "insert into daily_offline_sales values (11, '2026-06-02', 1, '', 'Banani', 1, 25)",
    );
    const differing = [
      "daily_offline_sales of company 11 on 2026-06-02, seller_id 1, device_id '', stoppage Banani: no record gives it",
      "daily_tolls of company 11 on 2026-06-02, lane_id 1, vehicle_class Bus: is missing",
      "takings_by_hour of company 11 on 2026-06-02, module waybill: counts at 06:00 is 2, and should be 1",
    ];
    expect(await run(["figures", "check", "--company", "11"])).toEqual({
      out: [...differing, "Checked 2 service days of 1 company."].join("\n"),
      err: "3 figures differ from the records. To put them right, run: npx pnpm@10 partner-api figures rebuild",
      code: 1,
    });
    const checked = await run(["figures", "check", "--to", "2026-06-01", "--json"]);
    expect([checked.code, JSON.parse(checked.out)]).toEqual([
      0,
      { companies: 0, days: 0, cleared: 0, differences: [] },
    ]);
    expect((await run(["figures", "rebuild", "--from", "2026-06-02"])).out).toBe(
      [...differing, "Checked 2 service days of 1 company, and put 3 figures right."].join("\n"),
    );
    expect((await run(["figures", "check"])).out).toBe(right);
    expect((await run(["figures", "check", "--company", "77"])).err).toBe(
      "Company 77 does not exist.",
    );
  });
});
