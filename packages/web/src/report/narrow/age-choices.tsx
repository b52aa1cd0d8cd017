import { count } from "machines/formats";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { AsOf } from "../../ui/as-of.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonRow } from "../../ui/button-row.tsx";
import { byAge } from "../rules/narrowing.ts";
import * as styles from "./list-choices.css.ts";
import type { Narrowing } from "./use-narrowing.ts";

export type AgeChoicesProps = {
  list: Narrowing;
  isLoading: boolean;
  fetchedAt: number | null;
  onRefresh: () => void;
};

/** A list that ages while it is read says when it was fetched, and can be fetched again. */
export function AgeChoices({ list, isLoading, fetchedAt, onRefresh }: AgeChoicesProps) {
  const clock = useReportingClock();
  const { report, all, chosen, choose } = list;
  if (!report.ages) return null;
  const bands = byAge(all, report.ages);
  const isKnown = bands.some(({ key }) => key === chosen.age);
  const everything = { key: "", title: "All", count: all.length };
  return (
    <div className={styles.choices}>
      <ButtonRow label="Time inside">
        {[everything, ...bands].map(({ key, title, ...of }) => (
          <Button
            key={key}
            aria-pressed={isKnown ? chosen.age === key : key === ""}
            onClick={() => choose("age", key)}
          >
            {title} {fetchedAt !== null && <span className={styles.count}>{count(of.count)}</span>}
          </Button>
        ))}
      </ButtonRow>
      <div className={styles.fresh}>
        <AsOf
          time={fetchedAt === null ? null : clock.timestamp(fetchedAt)}
          isLoading={isLoading}
          onRefresh={onRefresh}
        />
      </div>
    </div>
  );
}
