import { Behind } from "../platform/door.tsx";
import { later } from "../report/later/later-door.ts";

export function AllShortcuts({ onClose }: { onClose: () => void }) {
  return <Behind door={later}>{({ ShortcutsHelp }) => <ShortcutsHelp onClose={onClose} />}</Behind>;
}
