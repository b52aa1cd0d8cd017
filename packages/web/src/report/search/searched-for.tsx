import { useReportingClock } from "../../portal/reporting-clock.tsx";
import type { OpenedReport } from "../../portal/use-report.ts";
import { AsOf } from "../../ui/as-of.tsx";
import type { InForce } from "../rules/in-force.ts";
import * as styles from "./record-search.css.ts";

type SearchedForProps = { opened: OpenedReport; narrowedBy: readonly InForce[] };

/** What the rows below were found by, and when. */
export function SearchedFor({ opened, narrowedBy }: SearchedForProps) {
  const { state, fetchedAt, refresh } = opened;
  const clock = useReportingClock();
  const by = narrowedBy.find(({ isRequired }) => isRequired);
  if (!by) return null;
  return (
    <div className={styles.found}>
      <h2 className={styles.title}>
        {by.title}: {by.value}
      </h2>
      <AsOf
        time={fetchedAt === null ? null : clock.timestamp(fetchedAt)}
        isLoading={state === "loading"}
        onRefresh={refresh}
      />
    </div>
  );
}
