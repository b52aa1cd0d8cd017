import type { Db, PreparedQuery } from "partner-api";
import { throwIfNoFault, type Verdict } from "./mutant.ts";

type Replaced = { original: string; text: string };

/** Of everything that goes to the database, one text is replaced by its mutant. */
export function mutatedDb() {
  let replaced: Replaced | undefined;
  let failures: { code?: string }[] = [];

  const noted = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error) => {
      failures.push(error);
      throw error;
    });

  const over = <Q extends Pick<Db, "query">>(asked: Q): Q => ({
    ...asked,
    query: (statement, values = []) => {
      const text = typeof statement === "string" ? statement : statement.text;
      if (text !== replaced?.original) return noted(asked.query(statement, values));
      const { mutant, used } = renumbered(replaced.text);
      const sent = used.map((at) => values[at - 1] ?? null);
      return noted(asked.query(mutant, sent));
    },
  });

  const asMutant = (asked: PreparedQuery): PreparedQuery => {
    if (asked.text !== replaced?.original) return asked;
    const { mutant, used } = renumbered(replaced.text);
    return { ...asked, text: mutant, values: used.map((at) => asked.values[at - 1] ?? null) };
  };

  return {
    seen: (db: Db): Db => ({
      ...over(db),
      pipeline: (asked) => noted(db.pipeline(asked.map(asMutant))),
      tx: (work, options) => {
        const run = (tx: Parameters<typeof work>[0]) => (script: string) =>
          tx.run(script === replaced?.original ? replaced.text : script);
        return noted(db.tx((tx) => work({ ...over(tx), run: run(tx) }), options));
      },
    }),
    /** Whether the work failed, or that the mutant is no statement. */
    async judge(mutant: Replaced, work: () => Promise<void>): Promise<Verdict> {
      replaced = mutant;
      failures = [];
      const verdict = await work().then(
        () => "survived" as const,
        (error) => {
          failures.push(error);
          return "killed" as const;
        },
      );
      replaced = undefined;
      failures.forEach(throwIfNoFault);
      return failures.some(({ code = "" }) => /^(?:42|0A)/.test(code)) ? "invalid" : verdict;
    },
  };
}

/** A parameter that the mutant no longer has must not be sent. */
function renumbered(text: string) {
  const used = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)))];
  const mutant = text.replaceAll(/\$(\d+)/g, (_, at) => `$${used.indexOf(Number(at)) + 1}`);
  return { mutant, used };
}
