import * as words from "#words/sign-in";
import { ScriptMissing } from "../browser/missing-script.ts";
import { useMissingScript } from "../state/use-missing-script.ts";
import { Button } from "../ui/button.tsx";
import { FailurePage } from "../ui/layout/page.tsx";
import { Link } from "../ui/link.tsx";

/** What happened to a screen, and the way on. */
export function FailedScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error instanceof ScriptMissing)
    return <MissingScreen key={error.script} script={error.script} />;
  return (
    <FailurePage {...words.screenFailed} takesFocus>
      <Button variant="primary" onClick={onAgain}>
        {words.tryAgain}
      </Button>
      <Link href="/" button="secondary" onClick={onAgain}>
        {words.goHome}
      </Link>
    </FailurePage>
  );
}

/** A script is missing: the page is loaded again where that helps, at once or with the connection. */
function MissingScreen({ script }: Pick<ScriptMissing, "script">) {
  const { state, reload } = useMissingScript(script);
  if (!state) return null;
  const { button, ...said } = states[state];
  return (
    <FailurePage {...said} takesFocus>
      <Button variant="primary" onClick={reload}>
        {button}
      </Button>
    </FailurePage>
  );
}

const states = {
  gone: words.scriptGone,
  offline: words.scriptOffline,
  unreachable: words.scriptUnreachable,
};
