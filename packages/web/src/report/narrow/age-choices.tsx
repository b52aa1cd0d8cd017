import { timeInside } from "#words/modules";
import * as words from "#words/report";
import { inDigits } from "../../numbers/digits.ts";
import { count } from "../../numbers/figures.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonRow } from "../../ui/button-row.tsx";
import { byAge } from "../rules/narrowing.ts";
import * as styles from "./list-choices.css.ts";
import type { Narrowing } from "./use-narrowing.ts";

export type AgeChoicesProps = {
  list: Narrowing;
  /** Whether there are rows to be counted. */
  isAnswered: boolean;
};

/** How long what a list holds has been there, by and by. */
export function AgeChoices({ list, isAnswered }: AgeChoicesProps) {
  const { report, all, chosen, choose } = list;
  if (!report.ages) return null;
  const bands = byAge(all, report.ages);
  const isKnown = bands.some(({ key }) => key === chosen.age);
  const everything = { key: "", title: words.all, count: all.length };
  return (
    <div className={styles.choices}>
      <ButtonRow label={timeInside} chosen={chosen.age || "all"}>
        {[everything, ...bands].map(({ key, title, ...of }) => (
          <Button
            key={key}
            aria-pressed={isKnown ? chosen.age === key : key === ""}
            onClick={() => choose("age", key)}
          >
            {inDigits(title)}{" "}
            <span className={styles.count}>{isAnswered ? count(of.count) : "\u00a0"}</span>
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
