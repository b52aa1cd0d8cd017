import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "../installed-package.ts";
import { failingHost, guardedHost, pagingHost } from "./hosts.ts";
import { programOf } from "./program.ts";

const file = "passages-2026-06.csv";

async function job(url: string) {
  const program = await programOf("A month as CSV, every month", url);
  return {
    ...program,
    /** Runs it as cron does, perhaps at another time than now. */
    async ran(args: string[], now?: string) {
      await writeFile(join(program.root, "clock.mjs"), `Date.now = () => Date.parse("${now}");`);
      const words = [...(now ? ["--import", "./clock.mjs"] : []), "recipe.mjs", ...args];
      const env = { ...process.env, PARTNER_USER: "demo", PARTNER_PASSWORD: "a long demo phrase" };
      const ended = await run(process.execPath, words, { cwd: program.root, env }).catch(
        (error) => error,
      );
      return [ended.code ?? 0, ended.stdout, ended.stderr];
    },
  };
}

/** Registers the tests of the job, which runs as a process. */
export function asJob(): void {
  it("writes every passage of the month, exactly, and nothing that a spreadsheet runs", async () => {
    await using host = await pagingHost();
    const { ran, text } = await job(host.url);
    expect(await ran(["2026-06"])).toEqual([0, `${file}: 2 passages, 1,200.30\n`, ""]);
    expect((await text(file)).split("\r\n")).toEqual([
      "id,entered,exited,registration,class,lane,entry,overstay",
      `"1","2026-06-01T05:12:09+06:00","","'=SUM(A1)","Truck","Lane 1",0.10,0.20`,
      `"2","2026-06-01T05:12:09+06:00","2026-06-01T06:00:00+06:00","DHK ""14"", 0931","Truck","Lane 1",1200.00,0.00`,
      "",
    ]);
    expect(await text(`${file}.part`)).toBe("absent");
    expect(host.requests.map(({ url }) => url)).toEqual([
      "/api/tollplaza/collections/401?from_date=2026-06-01&to_date=2026-07-01&limit=500",
      "/api/tollplaza/collections/401?from_date=2026-06-01&to_date=2026-07-01&limit=500&cursor=next",
    ]);
    expect(host.requests[0]?.headers["user-agent"]).toBe("month-csv/1.0 partner-sdk");
  });

  it("signs in when it has to, and out again", async () => {
    await using host = await guardedHost();
    const { ran } = await job(host.url);
    expect((await ran(["2026-06"]))[0]).toBe(0);
    expect(host.requests.map(({ method, url = "" }) => `${method} ${url.split("?")[0]}`)).toEqual([
      "GET /api/tollplaza/collections/401",
      "POST /api/auth/login",
      "GET /api/tollplaza/collections/401",
      "POST /api/auth/logout",
    ]);
  });

  it("leaves the file as it was when the second page fails, and says so", async () => {
    await using host = await pagingHost(500);
    const { root, ran, text } = await job(host.url);
    await writeFile(join(root, file), "of an earlier run");
    const failed = `${file} was not written: StatusError: The answer had the status 500. (GET /api/tollplaza/collections/{company_id}, 500)\n`;
    expect(await ran(["2026-06"])).toEqual([1, "", failed]);
    expect([await text(file), await text(`${file}.part`)]).toEqual(["of an earlier run", "absent"]);
  });

  it("says why it may not read", async () => {
    await using host = await failingHost(401);
    const { ran } = await job(host.url);
    const failed = `${file} was not written: StatusError: Made up for a test. (POST /api/auth/login, 401)\n`;
    expect(await ran(["2026-06"])).toEqual([1, "", failed]);
  });

  it.each([
    ["2026-07-01T05:00:00+06:00", "2026-06"],
    ["2026-07-01T02:00:00+06:00", "2026-05"],
    ["2026-01-15T12:00:00+06:00", "2025-12"],
  ])("at %s takes %s", async (now, yearAndMonth) => {
    await using host = await pagingHost();
    const { ran } = await job(host.url);
    const said = `passages-${yearAndMonth}.csv: 2 passages, 1,200.30\n`;
    expect(await ran([], now)).toEqual([0, said, ""]);
  });
}
