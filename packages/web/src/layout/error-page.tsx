import * as words from "#words/screens";
import { goHome } from "#words/sign-in";
import { FailurePage } from "../ui/layout/page.tsx";
import { Link } from "../ui/link.tsx";
import { CopyTrace } from "./copy-trace.tsx";

const kinds = { error: words.failed, unknown: words.unknownPage, offline: words.offlineStart };

export function ErrorPage({ kind, onGoHome }: { kind: keyof typeof kinds; onGoHome?: () => void }) {
  return (
    <FailurePage {...kinds[kind]}>
      <Link href="/" button="primary" onClick={onGoHome}>
        {goHome}
      </Link>
      {kind === "error" && <CopyTrace />}
    </FailurePage>
  );
}
