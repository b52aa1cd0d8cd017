import { type ReactNode, useEffect, useRef } from "react";
import { tabTitle } from "#words/sign-in";
import { Actions } from "../actions.tsx";
import { Page } from "./page.tsx";
import { PageWords } from "./page-words.tsx";

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
