import type { ComponentType, Ref } from "react";
import * as styles from "./page-words.css.ts";

export type PageWordsProps = {
  title: string;
  lead: string;
  mark?: ComponentType<{ className: string }>;
  titleRef?: Ref<HTMLHeadingElement>;
};

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
