import { timeInside } from "#words/modules";
import * as words from "#words/report";
import { setInQuery } from "../../browser/query.ts";
import { count } from "../../i18n/figures.ts";
import { inDigits } from "../../i18n/numbers/digits.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonGroup } from "../../ui/fields/button-group.tsx";
import { Select } from "../../ui/fields/select.tsx";
import type { Report } from "../definitions/report.ts";
import type { Row } from "../rules/figures.ts";
import {
  choiceOptions,
  countByAge,
  countsInWords,
  minimumOptions,
  type RowChoices,
} from "../rules/narrowing.ts";
import * as styles from "./list-choices.css.ts";

export type ListChoicesProps = {
  report: Report;
  /** Before any choice. */
  fetched: readonly Row[];
  chosen: RowChoices;
};

export function ListChoices({ report, fetched, chosen }: ListChoicesProps) {
  const { choices, minimumField } = report;
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <div key={choice.field} className={styles.select}>
          <Select
            label={choice.title}
            placeholder={words.all}
            options={withChosen(
              choiceOptions(fetched, choice).map(({ value, title, ...of }) => ({
                value,
                label: `${title} (${count(of.count)})`,
              })),
              chosen[choice.field],
            )}
            value={chosen[choice.field] ?? ""}
            onChange={(value) => setInQuery(choice.field, value, { replace: true })}
          />
        </div>
      ))}
      {minimumField && (
        <div className={styles.select}>
          <Select
            label={minimumField.title}
            placeholder={words.any}
            options={withChosen(
              minimumOptions(fetched, minimumField.field).map((least) => ({
                value: String(least),
                label: words.orMore(count(least)),
              })),
              chosen[minimumField.field],
            )}
            value={chosen[minimumField.field] ?? ""}
            onChange={(value) => setInQuery(minimumField.field, value, { replace: true })}
          />
        </div>
      )}
    </div>
  );
}

/** Whether its rows are narrowed by what they are. */
export const hasChoices = ({ choices, minimumField }: Report) =>
  choices.length > 0 || minimumField !== undefined;

export type ChoiceCountsProps = Omit<ListChoicesProps, "chosen"> & {
  /** How many rows the choices and the search leave. */
  left: number;
};

export function ChoiceCounts({ report, fetched, left }: ChoiceCountsProps) {
  const [summed] = report.choices;
  return (
    <p className={styles.line}>
      <span role="status">
        {words.countedOf(count(left), count(fetched.length), report.rowNoun)}
      </span>
      {summed && `: ${countsInWords(choiceOptions(fetched, summed))}`}
    </p>
  );
}

type Option = { value: string; label: string };

/** A choice that comes from the address is offered even where no row has it. */
function withChosen(options: readonly Option[], chosen = ""): readonly Option[] {
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}

/** An answer that is full may not be everything. */
export function RowLimit({ report, fetched }: { report: Report; fetched: number }) {
  if (!report.maxRows || fetched < report.maxRows.rows) return null;
  return (
    <p className={styles.line} role="note">
      {report.maxRows.note(count(report.maxRows.rows))}
    </p>
  );
}

export type AgeChoicesProps = {
  report: Report;
  /** Before any choice. */
  fetched: readonly Row[];
  chosen: RowChoices;
  /** Whether there are rows to be counted. */
  isAnswered: boolean;
  isLabelHidden?: boolean;
};

/** How long what a list holds has been there, by and by. */
export function AgeChoices(props: AgeChoicesProps) {
  const { report, fetched, chosen, isAnswered, isLabelHidden = false } = props;
  if (!report.ageField) return null;
  const bands = countByAge(fetched, report.ageField);
  const isKnown = bands.some(({ key }) => key === chosen.age);
  const everything = { key: "", title: words.all, count: fetched.length };
  return (
    <div className={styles.choices}>
      <ButtonGroup label={timeInside} isLabelHidden={isLabelHidden} chosen={chosen.age || "all"}>
        {[everything, ...bands].map(({ key, title, ...of }) => (
          <Button
            key={key}
            aria-pressed={isKnown ? chosen.age === key : key === ""}
            onClick={() => setInQuery("age", key, { replace: true })}
          >
            {inDigits(title)}{" "}
            <span className={styles.count}>{isAnswered ? count(of.count) : "\u00a0"}</span>
          </Button>
        ))}
      </ButtonGroup>
    </div>
  );
}
