import type { Ref } from "react";
import { type Drawing, Icon } from "../icon.tsx";
import * as styles from "./page-words.css.ts";

export type PageWordsProps = {
  title: string;
  lead: string;
  mark?: Drawing;
  titleRef?: Ref<HTMLHeadingElement>;
};

export function PageWords({ title, lead, mark, titleRef }: PageWordsProps) {
  return (
    <>
      {mark && <Icon of={mark} className={styles.mark} />}
      <div>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </>
  );
}
