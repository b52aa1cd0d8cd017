import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { ScreenBoundary } from "../../frame/screen-boundary.tsx";
import type { Report } from "../../modules/report.ts";
import { whenWanted } from "../../platform/when-wanted.tsx";
import { Button } from "../../ui/button.tsx";
import type { Row } from "../rules/figures.ts";
import { captionOf, isDaily, marksOf, mostBars } from "../rules/pictures.ts";
import { arePicturesClosed, rememberPictures } from "./pictures-closed.ts";
import * as styles from "./report-picture.css.ts";

const Bars = whenWanted("picture-bars", () => import("./picture-bars.tsx"));
const DayLine = whenWanted("picture-line", () => import("./picture-line.tsx"));

export type ReportPictureProps = {
  report: Report;
  rows: readonly Row[];
  /** The service day that the rows were fetched on. */
  today: string;
};

export function ReportPicture({ report, rows, today }: ReportPictureProps) {
  const marks = useMemo(() => marksOf(report, rows, today), [report, rows, today]);
  const [isClosed, setIsClosed] = useState(arePicturesClosed);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const id = useId();
  if (marks.length < 2 || !marks.some(({ amount }) => amount > 0)) return null;
  const largest = marks.slice(0, mostBars);
  const toggle = () => {
    setIsClosed(!isClosed);
    rememberPictures(!isClosed);
  };
  return (
    <div className={styles.box}>
      <Button
        variant="quiet"
        className={styles.toggle}
        aria-expanded={!isClosed}
        aria-controls={id}
        onClick={toggle}
      >
        {isClosed ? "Show picture" : "Hide picture"}
      </Button>
      <div ref={box} id={id}>
        {!isClosed && (
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{captionOf(report, marks)}</figcaption>
            <div className={isDaily(report) ? styles.lineRoom : styles.barsRoom[largest.length]}>
              {isSeen && (
                <ScreenBoundary at={report.route} instead={null}>
                  {isDaily(report) ? <DayLine marks={marks} /> : <Bars marks={largest} />}
                </ScreenBoundary>
              )}
            </div>
          </figure>
        )}
      </div>
    </div>
  );
}

function useSeen(box: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  });
  return isSeen;
}
