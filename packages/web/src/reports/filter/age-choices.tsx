import { timeInside } from "#words/modules";
import * as words from "#words/report";
import { setInQuery } from "../../browser/query.ts";
import { count } from "../../i18n/figures.ts";
import { inDigits } from "../../i18n/numbers/digits.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonGroup } from "../../ui/fields/button-group.tsx";
import type { Report } from "../definitions/report.ts";
import type { Row } from "../rules/figures.ts";
import { byAge, type Chosen } from "../rules/narrowing.ts";
import * as styles from "./list-choices.css.ts";

export type AgeChoicesProps = {
  report: Report;
  /** Before any choice. */
  fetched: readonly Row[];
  chosen: Chosen;
  /** Whether there are rows to be counted. */
  isAnswered: boolean;
};

/** How long what a list holds has been there, by and by. */
export function AgeChoices({ report, fetched, chosen, isAnswered }: AgeChoicesProps) {
  if (!report.ages) return null;
  const bands = byAge(fetched, report.ages);
  const isKnown = bands.some(({ key }) => key === chosen.age);
  const everything = { key: "", title: words.all, count: fetched.length };
  return (
    <div className={styles.choices}>
      <ButtonGroup label={timeInside} chosen={chosen.age || "all"}>
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
