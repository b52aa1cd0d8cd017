import { useState } from "react";
import { later } from "../../browser/later-door.ts";
import type { Shared } from "../../browser/sharing.ts";
import type { SheetInput } from "./sheet-of.ts";

/** What was shared last, and of which rows. */
type Last = { of: readonly unknown[]; outcome: Shared | null; file: File | null };

/** Hands a report to the browser's own sheet, as a message or as a file. What was shared of other rows is forgotten. */
export function useSharing(of: readonly unknown[], onShared: () => void) {
  const [last, setLast] = useState<Last | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { outcome = null, file = null } =
    (last?.of.every((one, at) => one === of[at]) && last) || {};

  const follow = async (sharing: Promise<Shared>, shared: File | null) => {
    setLast((now) => shared && now && { ...now, outcome: null });
    setIsOpen(true);
    const outcome = await sharing;
    setIsOpen(false);
    if (outcome === "shared" || outcome === "copied") onShared();
    setLast({ of, outcome, file: outcome === "refused" ? shared : null });
  };
  return {
    /** Whether the browser's sheet is open, or about to. */
    isOpen,
    isCopied: outcome === "copied",
    hasFailed: outcome === "failed",
    /** A file that waits for another press: it took the browser too long to make it. */
    waiting: file,
    shareMessage(input: SheetInput) {
      const message = ({ sheetOf, messageOf, shareText }: Later) => {
        const sheet = sheetOf(input);
        return shareText(sheet.title, messageOf(sheet));
      };
      void follow(withLater(message), null);
    },
    shareFile(next: File) {
      void follow(
        withLater(({ shareFile }) => shareFile(next)),
        next,
      );
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;

type Later = NonNullable<ReturnType<typeof later.part>>;

/** At once where its script is there: a browser lets a press open its sheet for a moment only. */
function withLater(share: (part: Later) => Promise<Shared>): Promise<Shared> {
  const part = later.part();
  return part ? share(part) : later.load().then(share, () => "failed");
}
