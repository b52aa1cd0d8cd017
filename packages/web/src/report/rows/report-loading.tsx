import { StillLoading } from "../../frame/still-loading.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonRows, type SkeletonRowsProps } from "../../ui/skeleton-rows.tsx";

type Asked = { refresh: () => void; stop: () => void };

/** Rows on their way, and what can be done when they are long on it. */
export function ReportLoading({ refresh, stop, rows, columns }: Asked & SkeletonRowsProps) {
  return (
    <div>
      <StillLoading>
        <Button onClick={refresh}>Try again</Button>
        <Button variant="quiet" onClick={stop}>
          Stop
        </Button>
      </StillLoading>
      <SkeletonRows {...(rows && { rows })} {...(columns && { columns })} />
    </div>
  );
}

/** Rows that were not waited for. */
export function ReportStopped({ refresh }: Pick<Asked, "refresh">) {
  return (
    <EmptyState
      title="Stopped"
      hint="The rows were not waited for."
      action={<Button onClick={refresh}>Try again</Button>}
    />
  );
}
