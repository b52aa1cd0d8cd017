import * as words from "#words/account";
import { tryAgain } from "#words/sign-in";
import { Apology } from "../ui/apology.tsx";
import { Button } from "../ui/button.tsx";

/** A start without a connection is no failure of the service: it goes on by itself once there is one. */
export function OfflineStart({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Apology {...words.offlineStart} isNews>
      <Button variant="primary" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </Apology>
  );
}
