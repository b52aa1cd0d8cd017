import shareIcon from "lucide/dist/esm/icons/share-2.mjs";
import * as words from "#words/report";
import { useShortcut } from "../../browser/use-shortcut.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/layout/notice.tsx";
import { ButtonWords } from "../../ui/visually-hidden.tsx";
import type { Sharing } from "./use-sharing.ts";

type ShareButtonProps = { sharing: Sharing; onShare: () => void; isDisabled: boolean };

export function ShareButton({ sharing, onShare, isDisabled }: ShareButtonProps) {
  useShortcut("s", () => !isDisabled && !sharing.isOpen && onShare());
  return (
    <>
      <Button busy={sharing.isOpen} disabled={isDisabled} onClick={onShare}>
        <Icon of={shareIcon} /> <ButtonWords>{words.shareRows}</ButtonWords>
      </Button>
      <Notice>{sharing.isCopied && words.copied}</Notice>
    </>
  );
}
