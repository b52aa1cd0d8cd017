import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { tabTitle } from "#words/sign-in";
import { Actions } from "../button.tsx";
import { type Drawing, Icon } from "../icon.tsx";
import * as styles from "./page.css.ts";

export type PageProps = { narrow?: boolean; dense?: boolean; children: ReactNode };

export function Page({ narrow, dense, children }: PageProps) {
  const form = narrow ? styles.narrow : dense ? styles.dense : styles.page;
  return (
    <main id="content" tabIndex={-1} className={form}>
      {children}
    </main>
  );
}

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

export type ApologyProps = {
  title: string;
  text: string;
  /** Replaces a screen that was already shown, so it takes the focus and the tab's title. */
  isNews?: boolean;
  children: ReactNode;
};

export function Apology({ title, text, isNews = false, children }: ApologyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    document.title = tabTitle(title);
    heading.current?.focus();
  }, [title, isNews]);
  return (
    <Page narrow>
      <PageWords title={title} lead={text} titleRef={heading} />
      <Actions>{children}</Actions>
    </Page>
  );
}
