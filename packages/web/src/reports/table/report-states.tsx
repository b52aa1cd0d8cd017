import type { ReactNode } from "react";
import { canTryAgain } from "#words/frame";
import * as words from "#words/report";
import { tryAgain } from "#words/sign-in";
import { FailedRequest } from "../../layout/failed-request.tsx";
import { StillLoading } from "../../layout/loading.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { SkeletonRows, type SkeletonRowsProps } from "../../ui/layout/skeleton-rows.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { OpenReport, ReportStatus } from "../state/use-report.ts";
import * as styles from "./report-states.css.ts";

type Failed = Pick<ReportStatus, "failure" | "isTooEarly">;

export type ReportStatesProps = SkeletonRowsProps & {
  report: Pick<OpenReport, "state" | "refresh" | "stop"> & { status: Failed };
  /** Once the request is answered, or where there is none. */
  children: ReactNode;
};

/** Why there are no rows. */
export function ReportStates({ report, children, ...skeleton }: ReportStatesProps) {
  const { state, status, refresh, stop } = report;
  if (state === "loading") {
    return (
      <div>
        <StillLoading>
          <Button onClick={refresh}>{tryAgain}</Button>
          <Button variant="quiet" onClick={stop}>
            {words.stop}
          </Button>
        </StillLoading>
        <SkeletonRows {...skeleton} />
      </div>
    );
  }
  if (state === "stopped") {
    return (
      <EmptyState
        title={words.stopped}
        hint={words.stoppedBefore}
        action={<Button onClick={refresh}>{tryAgain}</Button>}
      />
    );
  }
  if (state === "unconnected") {
    return <EmptyState title={words.nothingRequested} hint={words.requestedWhenBack} />;
  }
  return state === "failed" ? <ReportFailed {...status} refresh={refresh} /> : children;
}

type ReportFailedProps = Failed & Pick<OpenReport, "refresh">;

/** A failure is not zero: 'No Data', what happened, and another try. */
function ReportFailed({ failure, isTooEarly, refresh }: ReportFailedProps) {
  return (
    <>
      <EmptyState
        hint={failure && <FailedRequest {...failure} isTooEarly={isTooEarly} />}
        action={
          <Button aria-disabled={isTooEarly} onClick={refresh}>
            {tryAgain}
          </Button>
        }
      />
      <VisuallyHidden role="status">
        {!!failure?.retryAfter && !isTooEarly && canTryAgain}
      </VisuallyHidden>
    </>
  );
}

/** That other rows come once the browser is online, on a screen without a range that says so. */
export function ReportDeferred({ isDeferred }: { isDeferred: boolean }) {
  return (
    isDeferred && (
      <p className={styles.line} role="status">
        {words.chosenWhenBack}
      </p>
    )
  );
}
