import { Behind } from "../platform/door.tsx";
import { later } from "../report/later/later-door.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";

export function AllShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={onClose}>
      <Behind door={later} instead={<SkeletonRows rows={3} columns={2} />}>
        {({ ShortcutsHelp }) => <ShortcutsHelp />}
      </Behind>
    </Dialog>
  );
}
