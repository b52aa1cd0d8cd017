import { Link } from "../ui/link.tsx";
import * as styles from "../ui/page.css.ts";
import { Page } from "../ui/page.tsx";
import { CopyTrace } from "./copy-trace.tsx";

const words = {
  error: { title: "Oops! Something Went Wrong", text: "Contact with a concern." },
  unknown: { title: "Oops! Page not found", text: "The page you're looking for doesn't exist." },
};

export default function ErrorPage({
  kind,
  onGoHome,
}: {
  kind: keyof typeof words;
  onGoHome?: () => void;
}) {
  const { title, text } = words[kind];
  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <p>
        <Link href="/" button="primary" onClick={onGoHome}>
          Go home
        </Link>
      </p>
      {kind === "error" && <CopyTrace />}
    </Page>
  );
}
