import * as words from "#words/frame";
import * as styles from "./skip-link.css.ts";

export function SkipLink({ to = "content" }: { to?: string }) {
  const skip = (event: { preventDefault: () => void }) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      {words.skipToContent}
    </a>
  );
}
