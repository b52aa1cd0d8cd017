import shareIcon from "lucide/dist/esm/icons/share-2.mjs";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { Toast } from "../../ui/layout/toast.tsx";
import { HiddenOnPhone } from "../../ui/visually-hidden.tsx";
import type { Sharing } from "./use-sharing.ts";

type ShareButtonProps = { sharing: Sharing; onShare: () => void; isDisabled: boolean };

export function ShareButton({ sharing, onShare, isDisabled }: ShareButtonProps) {
  useShortcut("s", () => !isDisabled && !sharing.isOpen && onShare());
  return (
    <>
      <Button busy={sharing.isOpen} disabled={isDisabled} onClick={onShare}>
        <Icon of={shareIcon} /> <HiddenOnPhone>{words.shareRows}</HiddenOnPhone>
      </Button>
      <Toast>{sharing.isCopied && words.copied}</Toast>
    </>
  );
}

/** What became of sharing, where a person has to know or to do something. */
export function ShareResult({ sharing }: { sharing: Sharing }) {
  const { waiting, hasFailed, shareFile } = sharing;
  return (
    <>
      {waiting && (
        <Button variant="primary" onClick={() => shareFile(waiting)}>
          {words.shareFile}
        </Button>
      )}
      {hasFailed && <Alert>{words.notShared}</Alert>}
    </>
  );
}
