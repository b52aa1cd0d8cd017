import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { tabTitle } from "#words/sign-in";
import { Actions } from "../button.tsx";
import { Icon, type IconNode } from "../icon.tsx";
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

export type PageIntroProps = {
  title: string;
  lead: string;
  mark?: IconNode;
  titleRef?: Ref<HTMLHeadingElement>;
};

export function PageIntro({ title, lead, mark, titleRef }: PageIntroProps) {
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

export type FailurePageProps = {
  title: string;
  text: string;
  /** Replaces a screen that was already shown, so it takes the focus and the tab's title. */
  takesFocus?: boolean;
  children: ReactNode;
};

export function FailurePage({ title, text, takesFocus = false, children }: FailurePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    document.title = tabTitle(title);
    heading.current?.focus();
  }, [title, takesFocus]);
  return (
    <Page narrow>
      <PageIntro title={title} lead={text} titleRef={heading} />
      <Actions>{children}</Actions>
    </Page>
  );
}
