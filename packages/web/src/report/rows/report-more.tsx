import { useEffect, useEffectEvent, useRef } from "react";
import { stillLoading } from "../../frame/still-loading.tsx";
import { useLoading } from "../../portal/use-loading.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as styles from "../../ui/tool-row.css.ts";
import { allInWords } from "../rules/row-counts.ts";

export type ReportMoreProps = {
  stage: "settled" | "extending" | "stalled";
  hasMore: boolean;
  count: number;
  /** Whether the next page is fetched as soon as the end of the rows is seen. */
  isFollowed: boolean;
  onMore: () => void;
};

/** The end of a list that comes in pages. */
export function ReportMore({ stage, hasMore, count, isFollowed, onMore }: ReportMoreProps) {
  const { isSlow } = useLoading();
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => onMore());
  const follows = isFollowed && hasMore && stage === "settled";
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
    <div ref={end} className={styles.tools}>
      {stage === "stalled" ? (
        <>
          <Alert>Could not load more.</Alert>
          <Button onClick={onMore}>Try again</Button>
        </>
      ) : stage === "extending" ? (
        <p className={styles.said} role="status">
          {isSlow ? stillLoading : "Loading more rows"}
        </p>
      ) : hasMore ? (
        <Button onClick={onMore}>Load more</Button>
      ) : (
        <p className={styles.said}>{allInWords(count)}</p>
      )}
    </div>
  );
}
