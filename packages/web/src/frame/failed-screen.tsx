import { useEffect, useRef, useState } from "react";
import { remedyFor, ScriptMissing } from "../platform/missing-script.ts";
import { useIsOffline } from "../portal/use-connection.ts";
import { Apology } from "../ui/apology.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";

/** What happened to a screen, and the way on. */
export function FailedScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error instanceof ScriptMissing) return <MissingScreen error={error} />;
  return (
    <Apology
      title="This screen has failed"
      text="Something in the portal went wrong, not in what you did. The other screens go on."
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

const reload = () => location.reload();

/** A script is missing: the page is loaded again where that helps, at once or with the connection. */
function MissingScreen({ error }: { error: ScriptMissing }) {
  const [remedy, setRemedy] = useState<"wait" | "say">();
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    let isLeft = false;
    remedyFor(error).then((remedy) => {
      if (isLeft) return;
      if (remedy === "reload") reload();
      else setRemedy(remedy);
    });
    return () => {
      isLeft = true;
    };
  }, [error]);
  useEffect(() => {
    if (wasOffline.current && !isOffline) reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
  if (!remedy) return null;
  return (
    <Apology {...(remedy === "say" ? gone : isOffline ? offline : unreachable)} isNews>
      <Button variant="primary" onClick={reload}>
        {remedy === "say" ? "Reload" : "Try again"}
      </Button>
    </Apology>
  );
}

const gone = {
  title: "A new version could not be loaded",
  text: "The portal was updated, and this screen is not there yet. Wait a minute, then reload.",
};
const offline = {
  title: "This screen could not be loaded",
  text: "You are offline. It loads by itself when the connection is back.",
};
const unreachable = {
  title: "This screen could not be loaded",
  text: "The portal does not answer. Check the connection and try again.",
};
