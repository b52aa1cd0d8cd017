import type { Sheet } from "../export/sheet.ts";
import * as styles from "./printed.css.ts";

/** What the paper is about in its first lines: the report, then company, module and service days. */
export function PrintedHead({ sheet: { title, company, module, days } }: { sheet: Sheet }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{[company, module, ...(days ? [days] : [])].join(" · ")}</p>
    </>
  );
}
