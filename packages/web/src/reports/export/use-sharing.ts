import { useState } from "react";
import { type Lazy, lazy } from "../../browser/lazy.tsx";
import type { ShareOutcome } from "../../browser/sharing.ts";
import type { SheetInput } from "./sheet-of.ts";

const shareFile = lazy("deferred", "shareFile");
const shareMessage = lazy("deferred", "shareMessage");

/** What was shared last, and of which rows. */
type Last = { of: readonly unknown[]; outcome: ShareOutcome | null; file: File | null };

/** Hands a report to the browser's own sheet, as a message or as a file. What was shared of other rows is forgotten. */
export function useSharing(of: readonly unknown[], onShared: () => void) {
  const [last, setLast] = useState<Last | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { outcome = null, file = null } =
    (last?.of.every((one, at) => one === of[at]) && last) || {};

  const follow = async (sharing: Promise<ShareOutcome>, shared: File | null) => {
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
      void follow(shareBy(shareMessage, input), null);
    },
    shareFile(next: File) {
      void follow(shareBy(shareFile, next), next);
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;

/** At once where its script is there: a browser lets a press open its sheet for a moment only. */
function shareBy<Input>(by: Lazy<(input: Input) => Promise<ShareOutcome>>, input: Input) {
  const share = by.loaded();
  if (share) return share(input);
  return by.load().then(
    (share) => share(input),
    () => "failed" as const,
  );
}
