import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { navigate } from "../browser/address.ts";
import { keyPressed, keysForPage, moduleLetters } from "../browser/shortcut-keys.ts";
import { areShortcutsOn } from "../browser/shortcuts-on.ts";
import { shortcutFor } from "../browser/use-shortcut.ts";
import { ScreenBoundary } from "../layout/screen-boundary.tsx";
import { homeOf } from "../reports/definitions/address-of.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { useActiveCompanies, useAllCompanies } from "../state/use-allowed-companies.ts";

export type ShortcutsProps = {
  /** All keys, as somebody asked for them. */
  Help: ComponentType<{ onClose: () => void }>;
};

export function Shortcuts({ Help }: ShortcutsProps) {
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  const [asked, setAsked] = useState(0);
  const [isGoing, setIsGoing] = useState(false);

  const go = (letter: string) => {
    if (letter === "h") navigate("/");
    const entry = catalogue.find(({ module }) => moduleLetters[module] === letter);
    if (!entry || !companies[entry.module]?.length) return;
    navigate(homeOf(entry, active[entry.module]));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areShortcutsOn()) return;
    const key = keyPressed(event);
    setIsGoing(!isGoing && key === "g");
    if (isGoing) return go(key);
    if (key === "?") return setAsked(asked + 1);
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
  // Where their script could not be fetched, the keys go on, and the next press has it fetched again.
  return (
    asked > 0 && (
      <ScreenBoundary key={asked} at="" instead={null}>
        <Help onClose={() => setAsked(0)} />
      </ScreenBoundary>
    )
  );
}
