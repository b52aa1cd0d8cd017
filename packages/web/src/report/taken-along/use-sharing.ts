import { useEffect, useState } from "react";
import { type Shared, shareFile, shareText } from "../../platform/sharing.ts";
import type { SheetInput } from "../files/sheet-of.ts";
import { later } from "../later/later-door.ts";

const said = 5000;

/** Hands a report to the browser's own sheet, as a message or as a file. */
export function useSharing() {
  const [outcome, setOutcome] = useState<Shared | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isCopied = outcome === "copied";
  useEffect(() => {
    if (!isCopied) return;
    const gone = setTimeout(() => setOutcome(null), said);
    return () => clearTimeout(gone);
  }, [isCopied]);

  const follow = async (sharing: Promise<Shared>) => {
    setOutcome(null);
    setIsOpen(true);
    const next = await sharing;
    setIsOpen(false);
    setOutcome(next);
    return next;
  };
  return {
    /** Whether the browser's sheet is open, or about to. */
    isOpen,
    isCopied,
    hasFailed: outcome === "failed",
    /** A file that waits for another press: it took the browser too long to make it. */
    waiting: file,
    shareMessage(input: SheetInput) {
      setFile(null);
      void follow(sharedMessage(input));
    },
    async shareFile(next: File) {
      setFile((await follow(shareFile(next))) === "refused" ? next : null);
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;

/** At once where its script is there: a browser lets a press open its sheet for a moment only. */
function sharedMessage(input: SheetInput): Promise<Shared> {
  const share = ({ sheetOf, messageOf }: NonNullable<ReturnType<typeof later.part>>) => {
    const sheet = sheetOf(input);
    return shareText(sheet.title, messageOf(sheet));
  };
  const part = later.part();
  return part ? share(part) : later.load().then(share, () => "failed");
}
