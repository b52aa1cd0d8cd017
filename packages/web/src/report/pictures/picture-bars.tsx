import type { Mark } from "../rules/pictures.ts";
import * as styles from "./picture-bars.css.ts";

export function PictureBars({ marks }: { marks: readonly Mark[] }) {
  const longest = marks[0]?.amount || 1;
  return (
    <ol className={styles.bars}>
      {marks.map(({ name, value, amount }, position) => (
        <li key={`${position} ${name}`} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <span
            className={styles.length}
            style={{ width: `${(Math.max(0, amount) / longest) * 100}%` }}
          />
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ol>
  );
}
