import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./page.css.ts";
import { Page } from "./page.tsx";

export type ApologyProps = {
  title: string;
  text: string;
  /** It came in the place of a screen, and takes its focus and its name. */
  isNews?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** A page of a few words where another was expected. */
export function Apology({ title, text, isNews = false, children }: ApologyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    document.title = `${title} · Partner portal`;
    heading.current?.focus();
  }, [title, isNews]);
  return (
    <Page narrow>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.ways}>{children}</div>
    </Page>
  );
}
