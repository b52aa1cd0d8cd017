import { useId, useMemo, useState } from "react";
import { ScreenBoundary } from "../../frame/screen-boundary.tsx";
import type { Report } from "../../modules/report.ts";
import { Button } from "../../ui/button.tsx";
import type { Row } from "../rules/figures.ts";
import { captionOf, isDaily, marksOf, mostBars } from "../rules/pictures.ts";
import { PictureBars } from "./picture-bars.tsx";
import { PictureLine } from "./picture-line.tsx";
import { arePicturesClosed, rememberPictures } from "./pictures-closed.ts";
import * as styles from "./report-picture.css.ts";

export type ReportPictureProps = {
  report: Report;
  rows: readonly Row[];
  /** The service day that the rows were fetched on. */
  today: string;
};

export function ReportPicture({ report, rows, today }: ReportPictureProps) {
  const marks = useMemo(() => marksOf(report, rows, today), [report, rows, today]);
  const [isClosed, setIsClosed] = useState(arePicturesClosed);
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
        {isClosed ? "Show chart" : "Hide chart"}
      </Button>
      <div id={id}>
        {!isClosed && (
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{captionOf(report, marks)}</figcaption>
            <div className={isDaily(report) ? styles.lineRoom : styles.barsRoom[largest.length]}>
              <ScreenBoundary at={report.route} instead={null}>
                {isDaily(report) ? <PictureLine marks={marks} /> : <PictureBars marks={largest} />}
              </ScreenBoundary>
            </div>
          </figure>
        )}
      </div>
    </div>
  );
}
