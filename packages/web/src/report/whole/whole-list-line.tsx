import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Said, ToolRow } from "../../ui/tool-row.tsx";
import { fetchedInWords } from "../rules/row-counts.ts";
import type { WholeList } from "./use-whole-list.ts";
import { WholeListProgress } from "./whole-list-progress.tsx";

export type WholeListLineProps = {
  whole: WholeList;
  /** How many rows there are meanwhile. */
  count: number;
  isPartial: boolean;
  /** Whether rows are searched or sorted that may not be all. */
  isSought: boolean;
};

/** Whether what is found is found in all rows, and how to get them. */
export function WholeListLine({ whole, count, isPartial, isSought }: WholeListLineProps) {
  const clock = useReportingClock();
  const { fetchedAt, hasChanged, isFetching, isForFile, isForScreen, stage } = whole;
  const isOpen = isForScreen && (isPartial || fetchedAt !== null);
  const fetch = () => whole.want("screen");
  // A file that waits says how far the list is.
  if (isFetching && isForFile) return null;
  if (isOpen && isFetching) {
    return (
      <ToolRow>
        <WholeListProgress label="All rows" whole={whole} />
        <Button onClick={() => whole.leave("screen")}>Cancel</Button>
      </ToolRow>
    );
  }
  const some = `${fetchedInWords(count)}, not all.`;
  if (isOpen && stage === "failed") {
    return (
      <ToolRow>
        <Alert>
          {fetchedAt === null
            ? `The other rows could not be fetched: ${some}`
            : `The rows could not be fetched again. These are of ${clock.timestamp(fetchedAt)}.`}
        </Alert>
        <Button onClick={fetch}>Try again</Button>
      </ToolRow>
    );
  }
  if (hasChanged) {
    return (
      <ToolRow>
        <Said role="status">Some records changed while these rows were fetched.</Said>
        <Button onClick={fetch}>Fetch again</Button>
      </ToolRow>
    );
  }
  if (!isPartial || !isSought) return null;
  return (
    <ToolRow>
      <Said role="status">{some}</Said>
      <Button onClick={fetch}>Fetch all rows</Button>
    </ToolRow>
  );
}
