import { catalogue } from "../modules/catalogue.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TermList } from "../ui/term-list.tsx";
import { moduleLetters } from "./shortcut-keys.ts";

const keys = [
  { term: "/", value: "Search" },
  { term: "f", value: "Filter" },
  { term: "←", value: "Previous range" },
  { term: "→", value: "Next range" },
  { term: "e", value: "Export" },
  { term: "p", value: "Print" },
  { term: "g then h", value: "Home" },
  ...catalogue.map(({ module, title }) => ({
    term: `g then ${moduleLetters[module]}`,
    value: title,
  })),
  { term: "?", value: "Keyboard shortcuts" },
];

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <TermList terms={keys} />
      <p>They can be turned off on Profile.</p>
    </Dialog>
  );
}
