import shareIcon from "lucide/dist/esm/icons/share-2.mjs";
import { useState } from "react";
import * as words from "#words/report";
import { lazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { Toast } from "../../ui/layout/toast.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import type { MenuItems } from "../../ui/overlays/menu-list.tsx";
import type { SheetInput } from "./sheet-of.ts";
import type { Sharing } from "./use-sharing.ts";

const sharedFormat = lazy("deferred", "sharedFormat");

export type ShareInput = {
  sharing: Sharing;
  input: SheetInput;
  /** The address that shows it. */
  link: string;
  /** Writes a file of a format, and hands it on or saves it. */
  onFile: (format: string) => void;
};

/** The ways in which a report goes to another person. */
export const waysToShare = ({ sharing, input, link, onFile }: ShareInput): MenuItems => [
  { title: words.copyLink, onChoose: () => sharing.copyLink(link) },
  { title: words.message, onChoose: () => sharing.shareMessage({ input, link }) },
  { title: words.file, onChoose: async () => onFile((await sharedFormat.load())()) },
];

export type ShareMenuProps = { sharing: Sharing; ways: MenuItems; isDisabled: boolean };

export function ShareMenu({ sharing, ways, isDisabled }: ShareMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut("s", () => !isDisabled && !sharing.isOpen && setIsOpen(true));
  return (
    <>
      <Menu
        label={words.shareRows}
        trigger={
          <>
            <Icon of={shareIcon} /> {words.shareRows}
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDisabled={isDisabled}
        isBusy={sharing.isOpen}
        items={ways}
      />
      <Toast>{copiedInWords(sharing)}</Toast>
    </>
  );
}

export const copiedInWords = ({ copied }: Sharing): string =>
  copied ? (copied === "link" ? words.linkCopied : words.copied) : "";

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
