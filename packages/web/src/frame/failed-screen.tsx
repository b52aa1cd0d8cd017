import { ScriptMissing } from "../platform/missing-script.ts";
import { useMissingScript } from "../portal/use-missing-script.ts";
import { Apology } from "../ui/apology.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";

/** What happened to a screen, and the way on. */
export function FailedScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error instanceof ScriptMissing)
    return <MissingScreen key={error.script} script={error.script} />;
  return (
    <Apology
      title="This screen has failed"
      text="Something in the portal went wrong, not in what you did. The other screens still work."
      isNews
    >
      <Button variant="primary" onClick={onAgain}>
        Try again
      </Button>
      <Link href="/" button="secondary" onClick={onAgain}>
        Go home
      </Link>
    </Apology>
  );
}

/** A script is missing: the page is loaded again where that helps, at once or with the connection. */
function MissingScreen({ script }: Pick<ScriptMissing, "script">) {
  const { state, reload } = useMissingScript(script);
  if (!state) return null;
  const { button, ...said } = words[state];
  return (
    <Apology {...said} isNews>
      <Button variant="primary" onClick={reload}>
        {button}
      </Button>
    </Apology>
  );
}

const words = {
  gone: {
    title: "A new version could not be loaded",
    text: "The portal was updated, and this screen is not there yet. Wait a minute, then reload.",
    button: "Reload",
  },
  offline: {
    title: "This screen could not be loaded",
    text: "You are offline. It loads by itself when the connection is back.",
    button: "Try again",
  },
  unreachable: {
    title: "This screen could not be loaded",
    text: "The portal does not answer. Check the connection and try again.",
    button: "Try again",
  },
};
