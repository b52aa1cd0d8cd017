import { useState } from "react";
import * as words from "#words/deferred";
import { keyboardShortcuts } from "#words/frame";
import { areShortcutsOn, turnShortcuts } from "../browser/shortcuts-on.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { ForgetDevice } from "./forget-device.tsx";
import { NumberButtons } from "./number-buttons.tsx";
import * as styles from "./profile-choices.css.ts";
import { ShortcutsHelp } from "./shortcuts-help.tsx";

/** What a person chooses on Profile, beside the language, and what the device keeps of it. */
export function ProfileChoices() {
  const [forgotten, setForgotten] = useState(0);
  return (
    <>
      <Panel title={words.numbers}>
        <NumberButtons />
      </Panel>
      <Panel title={words.keyboard}>
        <ShortcutsSwitch key={forgotten} />
        <ShowShortcuts />
      </Panel>
      <Panel title={words.thisDevice}>
        <ForgetDevice onForgotten={() => setForgotten((times) => times + 1)} />
      </Panel>
    </>
  );
}

function ShortcutsSwitch() {
  const [areOn, setAreOn] = useState(areShortcutsOn);
  const turn = () => {
    turnShortcuts(!areOn);
    setAreOn(!areOn);
  };
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        role="switch"
        aria-checked={areOn}
        checked={areOn}
        onChange={turn}
      />{" "}
      {keyboardShortcuts}
    </label>
  );
}

function ShowShortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.showAllKeys}
      </Button>
      {isOpen && (
        <Dialog title={keyboardShortcuts} isOpen onOpenChange={() => setIsOpen(false)}>
          <ShortcutsHelp />
        </Dialog>
      )}
    </div>
  );
}
