import * as words from "#words/frame";
import { Behind } from "../platform/door.tsx";
import { later } from "../report/later/later-door.ts";
import { Dialog } from "../ui/dialog.tsx";

export function AllShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.keyboardShortcuts} isOpen onOpenChange={onClose}>
      <Behind door={later}>{({ ShortcutsHelp }) => <ShortcutsHelp />}</Behind>
    </Dialog>
  );
}
