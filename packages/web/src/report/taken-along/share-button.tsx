import ShareIcon from "lucide-react/icons/share-2";
import { useShortcut } from "../../frame/use-shortcut.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonWords } from "../../ui/button-words.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Sharing } from "./use-sharing.ts";

type ShareButtonProps = { sharing: Sharing; onShare: () => void; isDisabled: boolean };

export function ShareButton({ sharing, onShare, isDisabled }: ShareButtonProps) {
  useShortcut("s", () => !isDisabled && !sharing.isOpen && onShare());
  return (
    <>
      <Button busy={sharing.isOpen} disabled={isDisabled} onClick={onShare}>
        <ShareIcon /> <ButtonWords>Share</ButtonWords>
      </Button>
      <Notice>{sharing.isCopied && "Copied"}</Notice>
    </>
  );
}
