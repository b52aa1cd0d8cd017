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
  const fetch = () => whole.want("screen");
  if (whole.hasChanged) {
    return (
      <ToolRow>
        <Said role="status">Some records changed while these rows were fetched.</Said>
        <Button onClick={fetch}>Fetch again</Button>
      </ToolRow>
    );
  }
  if (!isPartial || (whole.by === "file" && !isSought)) return null;
  if (whole.isFetching) {
    return (
      <ToolRow>
        <WholeListProgress label="All rows" whole={whole} />
        <Button onClick={whole.cancel}>Cancel</Button>
      </ToolRow>
    );
  }
  const some = `${fetchedInWords(count)}, not all.`;
  if (whole.stage === "failed") {
    return (
      <ToolRow>
        <Alert>The other rows could not be fetched: {some}</Alert>
        <Button onClick={fetch}>Try again</Button>
      </ToolRow>
    );
  }
  if (!isSought) return null;
  return (
    <ToolRow>
      <Said role="status">{some}</Said>
      <Button onClick={fetch}>Fetch all rows</Button>
    </ToolRow>
  );
}
