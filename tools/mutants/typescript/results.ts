import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Part } from "./parts.ts";
import type { Line } from "./survivors.ts";

type Status = "Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "Ignored";
type Place = { line: number; column: number };
type Mutant = {
  status: Status;
  mutatorName: string;
  replacement?: string;
  location: { start: Place; end: Place };
};
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

type Alive = Line & { file: string; becomes: string };
export type Result = { name: string; killed: number; survivors: Alive[]; failed: number };

/** Where a part keeps what was found by its last whole run. */
const fileOf = ({ name }: Part): string => `.cache/mutants/${name.replaceAll(/\W+/g, "-")}.json`;

/** Null for a part that was never measured. */
export function resultOf(part: Part): Result | null {
  const file = fileOf(part);
  if (!existsSync(file)) return null;
  const { files } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const all = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({ path, source, mutant })),
  );
  const those = (...statuses: Status[]) =>
    all.filter(({ mutant }) => statuses.includes(mutant.status));
  return {
    name: part.name,
    killed: those("Killed", "Timeout").length,
    failed: those("RuntimeError").length,
    survivors: those("Survived", "NoCoverage").map(({ path, source, mutant }) => ({
      of: /^packages\/([^/]+)/.exec(path)?.[1] ?? "",
      file: path,
      line: (source.split("\n")[mutant.location.start.line - 1] ?? "").trim(),
      becomes: `${mutant.mutatorName}: ${mutant.replacement ?? ""}`,
    })),
  };
}

/** What a run goes on from and writes to: until it ends, what was found before is kept. */
export const runFile = ".cache/mutants/run.json";

/** Stryker does not see that a test has changed: what survived is asked again. */
export function beginRun(part: Part): void {
  const file = fileOf(part);
  rmSync(runFile, { force: true });
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  for (const source of Object.values(report.files)) {
    source.mutants = source.mutants.filter(
      ({ status }) => status === "Killed" || status === "Timeout",
    );
  }
  writeFileSync(runFile, JSON.stringify(report));
}

export function endRun(part: Part): void {
  renameSync(runFile, fileOf(part));
}

export const mutantsOf = ({ killed, survivors }: Result): number => killed + survivors.length;

/** In per cent, with one decimal, never rounded up. */
export const scoreOf = (killed: number, mutants: number): number =>
  Math.floor((killed * 1000) / mutants) / 10;
