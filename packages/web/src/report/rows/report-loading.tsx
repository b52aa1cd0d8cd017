import { StillLoading } from "../../frame/still-loading.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonRows, type SkeletonRowsProps } from "../../ui/skeleton-rows.tsx";

export type ReportLoadingProps = SkeletonRowsProps & {
  onTryAgain: () => void;
  onStop: () => void;
};

export function ReportLoading({ onTryAgain, onStop, ...skeleton }: ReportLoadingProps) {
  return (
    <div>
      <StillLoading>
        <Button onClick={onTryAgain}>Try again</Button>
        <Button variant="quiet" onClick={onStop}>
          Stop
        </Button>
      </StillLoading>
      <SkeletonRows {...skeleton} />
    </div>
  );
}

export function ReportStopped({ onTryAgain }: Pick<ReportLoadingProps, "onTryAgain">) {
  return (
    <EmptyState
      title="Stopped"
      hint="Loading was stopped before the rows arrived."
      action={<Button onClick={onTryAgain}>Try again</Button>}
    />
  );
}
