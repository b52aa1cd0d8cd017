import * as words from "#words/report";
import { count } from "../../numbers/figures.ts";
import { Select } from "../../ui/select.tsx";
import { inNumbers, thresholdsOf, valuesOf } from "../rules/narrowing.ts";
import * as styles from "./list-choices.css.ts";
import type { Narrowing } from "./use-narrowing.ts";

export type ListChoicesProps = {
  list: Narrowing;
  /** How many rows the choices and the search leave. */
  left: number;
};

export function ListChoices({ list, left }: ListChoicesProps) {
  const { report, all, chosen, choose } = list;
  const { choices, atLeast, called } = report;
  if (choices.length === 0 && !atLeast) return null;
  const [summed] = choices;
  return (
    <>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <div key={choice.field} className={styles.select}>
            <Select
              label={choice.title}
              placeholder={words.all}
              options={withChosen(
                valuesOf(all, choice).map(({ value, title, ...of }) => ({
                  value,
                  label: `${title} (${count(of.count)})`,
                })),
                chosen[choice.field],
              )}
              value={chosen[choice.field] ?? ""}
              onChange={(value) => choose(choice.field, value)}
            />
          </div>
        ))}
        {atLeast && (
          <div className={styles.select}>
            <Select
              label={atLeast.title}
              placeholder={words.any}
              options={withChosen(
                thresholdsOf(all, atLeast.field).map((least) => ({
                  value: String(least),
                  label: words.orMore(count(least)),
                })),
                chosen[atLeast.field],
              )}
              value={chosen[atLeast.field] ?? ""}
              onChange={(value) => choose(atLeast.field, value)}
            />
          </div>
        )}
      </div>
      <p className={styles.line}>
        <span role="status">{words.countedOf(count(left), count(all.length), called)}</span>
        {summed && `: ${inNumbers(valuesOf(all, summed))}`}
      </p>
    </>
  );
}

type Option = { value: string; label: string };

/** A choice that comes from the address is offered even where no row has it. */
function withChosen(options: readonly Option[], chosen = ""): readonly Option[] {
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}
