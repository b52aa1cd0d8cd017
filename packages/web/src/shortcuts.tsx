import { useEffect, useEffectEvent, useState } from "react";
import * as words from "#words/frame";
import { navigate } from "./browser/address.ts";
import { lazyComponent } from "./browser/lazy.tsx";
import {
  areShortcutsOn,
  keyPressed,
  keysForPage,
  moduleLetters,
  shortcutFor,
} from "./browser/shortcuts.ts";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { homeOf } from "./reports/definitions/address-of.ts";
import { useModules } from "./reports/state/use-modules.ts";
import { useActiveCompanies } from "./state/use-allowed-companies.ts";
import { Dialog } from "./ui/overlays/dialog.tsx";

const ShortcutsHelp = lazyComponent("deferred", "ShortcutsHelp");

export function Shortcuts() {
  const modules = useModules();
  const active = useActiveCompanies();
  // Zero is closed. Another key for each press of `?` fetches a missing script again.
  const [opened, setOpened] = useState(0);
  const [isGoing, setIsGoing] = useState(false);

  const go = (letter: string) => {
    if (letter === "h") navigate("/");
    const entry = modules.find(({ module }) => moduleLetters[module] === letter);
    if (entry) navigate(homeOf(entry, active[entry.module]));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areShortcutsOn()) return;
    const key = keyPressed(event);
    setIsGoing(!isGoing && key === "g");
    if (isGoing) return go(key);
    if (key === "?") return setOpened(opened + 1);
    const action = shortcutFor(key);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const isForPage = keysForPage();
    const listener = (event: KeyboardEvent) => isForPage(event) && press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    opened > 0 && (
      <ErrorBoundary key={opened} resetKey="" fallback={null}>
        <Dialog title={words.keyboardShortcuts} isOpen onOpenChange={() => setOpened(0)}>
          <ShortcutsHelp />
        </Dialog>
      </ErrorBoundary>
    )
  );
}
