import { useEffect, useEffectEvent, useRef } from "react";
import * as words from "#words/report";
import { stillLoading, tryAgain } from "#words/sign-in";
import { useLoading } from "../../state/use-network.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { ToolNote, ToolRow } from "../../ui/table/tool-row.tsx";
import { allInWords } from "../rules/row-counts.ts";
import type { ReportStatus } from "../state/use-report.ts";

export type ReportMoreProps = {
  nextPage: ReportStatus["nextPage"];
  hasMore: boolean;
  count: number;
  onMore: () => void;
};

/** The next page is fetched as soon as the end of the rows comes into view. */
export function ReportMore({ nextPage, hasMore, count, onMore }: ReportMoreProps) {
  const { isSlow } = useLoading();
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => onMore());
  const follows = hasMore && nextPage === "settled";
  useEffect(() => {
    if (!follows || !end.current || count === 0) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: "400px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [follows, count]);

  return (
    <ToolRow ref={end}>
      {nextPage === "stalled" ? (
        <>
          <Alert>{words.notLoadedMore}</Alert>
          <Button onClick={onMore}>{tryAgain}</Button>
        </>
      ) : nextPage === "extending" ? (
        <ToolNote role="status">{isSlow ? stillLoading : words.loadingMore}</ToolNote>
      ) : nextPage === "waiting" ? (
        <ToolNote role="status">{words.moreWhenBack}</ToolNote>
      ) : hasMore ? (
        <Button onClick={onMore}>{words.loadMore}</Button>
      ) : (
        <ToolNote>{allInWords(count)}</ToolNote>
      )}
    </ToolRow>
  );
}
