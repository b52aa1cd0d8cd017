import type { Db } from "partner-api";

type Replaced = { original: string; text: string };

/** Of everything that goes to the database, one text is replaced by its mutant. */
export function mutatedDb() {
  let replaced: Replaced | undefined;
  let isInvalid = false;

  const noteInvalid = (error: { code?: string }) => {
    isInvalid ||= /^(?:42|0A)/.test(error.code ?? "");
    throw error;
  };

  const over = <Q extends Pick<Db, "query">>(asked: Q): Q => ({
    ...asked,
    query: (statement, values = []) => {
      const text = typeof statement === "string" ? statement : statement.text;
      if (text !== replaced?.original) return asked.query(statement, values);
      const { mutant, used } = renumbered(replaced.text);
      return asked
        .query(
          mutant,
          used.map((at) => values[at - 1] ?? null),
        )
        .catch(noteInvalid);
    },
  });

  return {
    seen: (db: Db): Db => ({
      ...over(db),
      tx: (work, options) =>
        db.tx(
          (tx) =>
            work({
              ...over(tx),
              run: (script) =>
                script === replaced?.original
                  ? tx.run(replaced.text).catch(noteInvalid)
                  : tx.run(script),
            }),
          options,
        ),
    }),
    /** Whether the work failed, or that the mutant is no statement. */
    async judge(mutant: Replaced, work: () => Promise<void>) {
      replaced = mutant;
      isInvalid = false;
      const isKilled = await work().then(
        () => false,
        () => true,
      );
      replaced = undefined;
      return isInvalid ? "invalid" : isKilled ? "killed" : "survived";
    },
  };
}

/** A parameter that the mutant no longer has must not be sent. */
function renumbered(text: string) {
  const used = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)))];
  const mutant = text.replaceAll(/\$(\d+)/g, (_, at) => `$${used.indexOf(Number(at)) + 1}`);
  return { mutant, used };
}
