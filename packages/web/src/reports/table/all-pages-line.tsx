import * as words from "#words/report";
import { tryAgain } from "#words/sign-in";
import { useReportingClock } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { InlineProgress } from "../../ui/layout/inline-progress.tsx";
import { ToolNote, ToolRow } from "../../ui/table/tool-row.tsx";
import { fetchedInWords } from "../rules/row-counts.ts";
import type { AllPages } from "./use-all-pages.ts";

export type AllPagesLineProps = {
  allPages: AllPages;
  /** How many rows there are meanwhile. */
  count: number;
  isPartial: boolean;
  /** Whether rows are searched or sorted that may not be all. */
  needsAllPages: boolean;
};

/** Whether what is found is found in all rows, and how to get them. */
export function AllPagesLine({ allPages, count, isPartial, needsAllPages }: AllPagesLineProps) {
  const clock = useReportingClock();
  const { fetchedAt, hasChanged, isFetching, isForFile, isForScreen, stage } = allPages;
  const isOpen = isForScreen && (isPartial || fetchedAt !== null);
  const fetch = () => allPages.fetch("screen");
  // A file that waits says how far the list is.
  if (isFetching && isForFile) return null;
  if (isOpen && isFetching) {
    return (
      <ToolRow>
        <AllPagesProgress label={words.wholeList} allPages={allPages} />
        <Button onClick={() => allPages.cancel("screen")}>{words.cancel}</Button>
      </ToolRow>
    );
  }
  const some = words.notAll(fetchedInWords(count));
  if (isOpen && stage === "failed") {
    return (
      <ToolRow>
        <Alert>
          {fetchedAt === null
            ? words.othersNotFetched(some)
            : words.notFetchedAgain(clock.timestamp(fetchedAt))}
        </Alert>
        <Button onClick={fetch}>{tryAgain}</Button>
      </ToolRow>
    );
  }
  if (hasChanged) {
    return (
      <ToolRow>
        <ToolNote role="status">{words.changedMeanwhile}</ToolNote>
        <Button onClick={fetch}>{words.fetchAgain}</Button>
      </ToolRow>
    );
  }
  if (!isPartial || !needsAllPages) return null;
  return (
    <ToolRow>
      <ToolNote role="status">{some}</ToolNote>
      <Button onClick={fetch}>{words.fetchAll}</Button>
    </ToolRow>
  );
}

export type AllPagesProgressProps = { label: string; allPages: AllPages };

/** How many rows of a list have come, or what the others wait for. */
export function AllPagesProgress({ label, allPages }: AllPagesProgressProps) {
  if (allPages.stage === "waiting") {
    return <ToolNote role="status">{words.othersWhenBack}</ToolNote>;
  }
  return <InlineProgress label={label}>{fetchedInWords(allPages.count)}</InlineProgress>;
}
