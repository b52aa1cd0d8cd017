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
import { HiddenOnPhone } from "../../ui/visually-hidden.tsx";
import type { SheetInput } from "./sheet-of.ts";
import type { Sharing } from "./use-sharing.ts";

const sharedFormat = lazy("deferred", "sharedFormat");

export type ShareMenuProps = {
  sharing: Sharing;
  input: SheetInput;
  /** The address that shows it. */
  link: string;
  /** Writes a file of a format, and hands it on or saves it. */
  onFile: (format: string) => void;
  isDisabled: boolean;
};

/** The ways in which a report goes to another person. */
export function ShareMenu({ sharing, input, link, onFile, isDisabled }: ShareMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut("s", () => !isDisabled && !sharing.isOpen && setIsOpen(true));
  return (
    <>
      <Menu
        label={words.shareRows}
        trigger={
          <>
            <Icon of={shareIcon} /> <HiddenOnPhone>{words.shareRows}</HiddenOnPhone>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDisabled={isDisabled}
        isBusy={sharing.isOpen}
        items={[
          { title: words.copyLink, onChoose: () => sharing.copyLink(link) },
          { title: words.message, onChoose: () => sharing.shareMessage({ input, link }) },
          {
            title: words.file,
            onChoose: async () => onFile((await sharedFormat.load())()),
          },
        ]}
      />
      <Toast>
        {sharing.copied && (sharing.copied === "link" ? words.linkCopied : words.copied)}
      </Toast>
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
