import type { Sheet } from "../export/sheet.ts";
import * as styles from "./printed.css.ts";

export function PrintedStamp({ stamp }: Pick<Sheet, "stamp">) {
  return (
    <dl className={styles.stamp}>
      {stamp.map(([label, value]) => [
        <dt key={label} className={styles.term}>
          {label}
        </dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </dl>
  );
}
