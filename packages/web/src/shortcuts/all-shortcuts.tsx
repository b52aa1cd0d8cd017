import * as words from "#words/frame";
import { lazyComponent } from "../browser/lazy.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";

const ShortcutsHelp = lazyComponent("deferred", "ShortcutsHelp");

export function AllShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.keyboardShortcuts} isOpen onOpenChange={onClose}>
      <ShortcutsHelp />
    </Dialog>
  );
}
