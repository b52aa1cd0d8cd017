import { expect, it } from "vitest";
import { judged } from "../../../tools/mutants/typescript/judged.ts";
import type { Result } from "../../../tools/mutants/typescript/results.ts";

const line = "return known ?? made();";
const mutant = (file: string, text = line) => ({
  ...{ of: "machines", file, line: text },
  becomes: "LogicalOperator: known && made()",
});
const result = (...survivors: Result["survivors"]): Result => ({
  ...{ name: "machines", killed: 99, failed: 0 },
  survivors,
});
const letLive = [{ of: "machines", line, why: "It is the same.", mutants: 1 }];
const survived = (file: string, text = line) =>
  `${file}: survived: ${text}\n    LogicalOperator: known && made()`;

it("a mutant that is let live may move to another file of its package", () => {
  for (const file of ["packages/machines/src/a.ts", "packages/machines/src/time/b.ts"]) {
    expect(judged([result(mutant(file))], letLive)).toEqual({ faults: [], gone: [] });
  }
});

it("a run fails for one that is not let live, in this package or on this line", () => {
  const inWeb = { ...mutant("packages/web/src/a.ts"), of: "web" };
  const another = mutant("packages/machines/src/a.ts", "return made();");
  expect(judged([result(inWeb, another)], letLive).faults).toEqual([
    survived(inWeb.file),
    survived(another.file, "return made();"),
  ]);
});

it("a run fails where more survive on a line than are let live", () => {
  const twice = [mutant("packages/machines/src/a.ts"), mutant("packages/machines/src/b.ts")];
  expect(judged([result(...twice)], letLive).faults).toEqual(
    twice.map(({ file }) => survived(file)),
  );
});

it("a run fails where less than 90 % are killed", () => {
  const many = Array.from({ length: 12 }, () => mutant("packages/machines/src/a.ts"));
  const allowed = letLive.map((one) => ({ ...one, mutants: 12 }));
  expect(judged([result(...many)], allowed).faults).toEqual(["89.1 % are killed, and not 90 %."]);
});

it("a line that survives no more is told, and fails nothing", () => {
  expect(judged([result()], letLive)).toEqual({
    faults: [],
    gone: [`machines: does not survive any more: ${line}`],
  });
});
