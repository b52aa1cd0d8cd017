import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "./page.tsx";
import { PageWords } from "./page-words.tsx";
import { Ways } from "./ways.tsx";

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
      <PageWords title={title} lead={text} titleRef={heading} />
      <Ways>{children}</Ways>
    </Page>
  );
}
