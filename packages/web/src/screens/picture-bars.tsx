import type { Mark } from "../modules/pictures.ts";
import * as styles from "./picture-bars.css.ts";

const most = 5;

/** The largest rows as bars, each with its name and its value in words. */
export default function Bars({ title, marks }: { title: string; marks: readonly Mark[] }) {
  const shown = marks.slice(0, most);
  const longest = shown[0]?.amount || 1;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {marks.length > most ? `${title}, the largest ${most} of ${marks.length}` : title}
      </figcaption>
      <ol className={styles.bars}>
        {shown.map(({ name, value, amount }, position) => (
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
    </figure>
  );
}
