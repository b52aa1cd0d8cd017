import { measureTogether, type Pids, startAnswering } from "./answering.ts";
import { measured } from "./made-sales.ts";

const api = new URL("../../../tests/partner-api/faults/serving.ts", import.meta.url);

type Question = { token: string; path: string };
type Own = { place: Record<string, string>; backends: Pids };
type Recorded = { noting: number; silent: number };

/** With and without the record of reading, over ranges of which no caller asks one twice in a second; each starts first once. */
export async function measureRecord(
  { token, path }: Question,
  [one, other]: readonly [Own, Own],
): Promise<Recorded> {
  const [report] = path.split("?");
  const questions = Array.from({ length: 1500 }, (_, at) => {
    const from_date = dayBefore(measured.until, 31 + Math.floor(at / 25));
    const to_date = dayBefore(measured.until, Math.floor(at / 25) + (at % 25));
    return { token, path: `${report}?from_date=${from_date}&to_date=${to_date}` };
  });
  const noting = ({ place }: Own) => startAnswering(api, place, ...questions);
  const silent = ({ place }: Own) =>
    startAnswering(api, { ...place, READINGS_DAYS: "0" }, ...questions);
  const first = await together({
    noting: { server: await noting(one), of: one },
    silent: { server: await silent(other), of: other },
  });
  const second = await together({
    silent: { server: await silent(one), of: one },
    noting: { server: await noting(other), of: other },
  });
  return {
    noting: (first.noting + second.noting) / 2,
    silent: (first.silent + second.silent) / 2,
  };
}

type Running = { server: Awaited<ReturnType<typeof startAnswering>>; of: Own };

async function together(running: Record<"noting" | "silent", Running>): Promise<Recorded> {
  const all = Object.entries(running);
  const times = await measureTogether(
    Object.fromEntries(all.map(([name, { server }]) => [name, server])),
    Object.fromEntries(all.map(([name, { of }]) => [name, of.backends])),
  );
  for (const [, { server }] of all) await server.stop();
  return times as Recorded;
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

export function sectionOfRecord(recorded: Record<string, Recorded>): string {
  const row = ([database, { noting, silent }]: [string, Recorded]) =>
    `| ${[
      database,
      `${silent.toFixed(3)} ms`,
      `${noting.toFixed(3)} ms`,
      `${(100 * (noting / silent - 1)).toFixed(1)} %`,
      "5 %",
    ].join(" | ")} |`;
  return `
What the [record of reading](partner-api.md#who-read-what) costs: two servers, one with \`READINGS_DAYS=0\`, get the same requests at the same time from 16 callers, for 1,500 ranges. Processor time of an answer, server and database together; mean of two rounds.

| database | processor time of an answer without it | with it | cost | target, at most |
| --- | --- | --- | --- | --- |
${Object.entries(recorded).map(row).join("\n")}
`;
}
