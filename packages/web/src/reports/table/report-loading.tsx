import * as words from "#words/report";
import { tryAgain } from "#words/sign-in";
import { StillLoading } from "../../layout/loading.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { SkeletonRows, type SkeletonRowsProps } from "../../ui/layout/skeleton-rows.tsx";

export type ReportLoadingProps = SkeletonRowsProps & {
  onTryAgain: () => void;
  onStop: () => void;
};

export function ReportLoading({ onTryAgain, onStop, ...skeleton }: ReportLoadingProps) {
  return (
    <div>
      <StillLoading>
        <Button onClick={onTryAgain}>{tryAgain}</Button>
        <Button variant="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      </StillLoading>
      <SkeletonRows {...skeleton} />
    </div>
  );
}

export function ReportStopped({ onTryAgain }: Pick<ReportLoadingProps, "onTryAgain">) {
  return (
    <EmptyState
      title={words.stopped}
      hint={words.stoppedBefore}
      action={<Button onClick={onTryAgain}>{tryAgain}</Button>}
    />
  );
}
