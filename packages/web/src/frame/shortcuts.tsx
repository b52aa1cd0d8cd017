import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { homeOf } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { navigate } from "../platform/address.ts";
import { areShortcutsOn } from "../platform/shortcuts-on.ts";
import { useActiveCompanies, useAllCompanies } from "../portal/use-allowed-companies.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { keyPressed, keysForPage, moduleLetters } from "./shortcut-keys.ts";
import { shortcutFor } from "./use-shortcut.ts";

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
