import { Apology } from "../ui/apology.tsx";
import { Link } from "../ui/link.tsx";
import { CopyTrace } from "./copy-trace.tsx";

const words = {
  error: { title: "Oops! Something Went Wrong", text: "Contact with a concern." },
  unknown: { title: "Oops! Page not found", text: "The page you're looking for doesn't exist." },
};

export function ErrorPage({ kind, onGoHome }: { kind: keyof typeof words; onGoHome?: () => void }) {
  return (
    <Apology {...words[kind]}>
      <Link href="/" button="primary" onClick={onGoHome}>
        Go home
      </Link>
      {kind === "error" && <CopyTrace />}
    </Apology>
  );
}
