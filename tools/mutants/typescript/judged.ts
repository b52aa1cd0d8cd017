import { mutantsOf, type Result, scoreOf } from "./results.ts";
import { isSame, type Survivor } from "./survivors.ts";

const least = 90;

/** What fails a run, and the lines that were let live and survive no more, which does not. */
export function judged(results: readonly Result[], letLive: readonly Survivor[]) {
  const alive = results.flatMap(({ survivors }) => survivors);
  const faults = alive
    .filter((one) => {
      const mutants = letLive.find(isSame(one))?.mutants ?? 0;
      return alive.filter(isSame(one)).length > mutants;
    })
    .map(({ file, line, becomes }) => `${file}: survived: ${line}\n    ${becomes}`);
  const sum = (figure: (result: Result) => number) =>
    results.reduce((total, result) => total + figure(result), 0);
  const score = scoreOf(
    sum(({ killed }) => killed),
    sum(mutantsOf),
  );
  if (score < least) faults.push(`${score} % are killed, and not ${least} %.`);
  const gone = letLive
    .filter((one) => !alive.some(isSame(one)))
    .map(({ of, line }) => `${of}: does not survive any more: ${line}`);
  return { faults, gone };
}
