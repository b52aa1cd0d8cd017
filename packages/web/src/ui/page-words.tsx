import type { ComponentType, Ref } from "react";
import * as styles from "./page-words.css.ts";

export type PageWordsProps = {
  title: string;
  lead: string;
  mark?: ComponentType<{ className: string }>;
  /** Lets whoever shows the words give their title the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The title of a page that holds a form or a few words, and the line under it. */
export function PageWords({ title, lead, mark: Mark, titleRef }: PageWordsProps) {
  return (
    <>
      {Mark && <Mark className={styles.mark} />}
      <div>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </>
  );
}
