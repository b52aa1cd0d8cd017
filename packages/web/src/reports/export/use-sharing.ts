import { useState } from "react";
import { type Lazy, lazy } from "../../browser/lazy.tsx";
import type { ShareOutcome } from "../../browser/sharing.ts";
import type { MessageInput } from "./message.ts";

const copyLink = lazy("deferred", "copyLink");
const shareFile = lazy("deferred", "shareFile");
const shareMessage = lazy("deferred", "shareMessage");

/** What was shared last, and of which rows. */
type Last = {
  of: readonly unknown[];
  what: What;
  outcome: ShareOutcome | null;
  file: File | null;
};

type What = "link" | "message" | "file";

/** Hands a report to the browser's own sheet, as a message or as a file, or copies its link. What was shared of other rows is forgotten. */
export function useSharing(of: readonly unknown[], onShared: () => void) {
  const [last, setLast] = useState<Last | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const {
    outcome = null,
    what,
    file = null,
  } = (last?.of.every((one, at) => one === of[at]) && last) || {};

  const follow = async (what: What, sharing: Promise<ShareOutcome>, shared: File | null = null) => {
    setLast((now) => shared && now && { ...now, outcome: null });
    setIsOpen(true);
    const outcome = await sharing;
    setIsOpen(false);
    // A link holds no figures.
    if (what !== "link" && (outcome === "shared" || outcome === "copied")) onShared();
    setLast({ of, what, outcome, file: outcome === "refused" ? shared : null });
  };
  return {
    /** Whether the browser's sheet is open, or about to. */
    isOpen,
    copied: (outcome === "copied" && what) || null,
    hasFailed: outcome === "failed",
    /** A file that waits for another press: it took the browser too long to make it. */
    waiting: file,
    copyLink(link: string) {
      void follow("link", shareBy(copyLink, link));
    },
    shareMessage(message: MessageInput) {
      void follow("message", shareBy(shareMessage, message));
    },
    shareFile(next: File) {
      void follow("file", shareBy(shareFile, next), next);
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
