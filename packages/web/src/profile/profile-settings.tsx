import { useState } from "react";
import * as words from "#words/deferred";
import { keyboardShortcuts } from "#words/frame";
import { cancel } from "#words/report";
import { deleteUserCaches } from "../browser/caches.ts";
import { forgetDevice } from "../browser/forget-device.ts";
import { areShortcutsOn, turnShortcuts } from "../browser/shortcuts.ts";
import type { NumberChoice } from "../i18n/languages/languages.ts";
import { inDigits } from "../i18n/numbers/digits.ts";
import { chooseNumbers, numberChoices } from "../i18n/numbers/number-choice.ts";
import { useNumbers } from "../i18n/numbers/use-numbers.ts";
import { Button } from "../ui/button.tsx";
import { ButtonGroup } from "../ui/fields/button-group.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import * as styles from "./profile.css.ts";
import { ShortcutsHelp } from "./shortcuts-help.tsx";

/** Settings that load later than Profile: numbers, keyboard, and what the device stores. */
export function ProfileSettings() {
  const [forgotten, setForgotten] = useState(0);
  return (
    <>
      <Panel title={words.numbers}>
        <NumberSettings />
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

const examples = {
  digits: { latin: "123", bengali: "১২৩" },
  grouping: { thousands: "1,234,567", lakh: "12,34,567" },
};

/** Each choice shows an example. */
function NumberSettings() {
  const numbers = useNumbers();
  const button = (choice: Partial<NumberChoice>, isChosen: boolean, example: string) => (
    <Button key={example} aria-pressed={isChosen} onClick={() => chooseNumbers(choice)}>
      {example}
    </Button>
  );
  return (
    <>
      <ButtonGroup label={words.digits}>
        {numberChoices.digits.map((digits) =>
          button({ digits }, numbers.digits === digits, examples.digits[digits]),
        )}
      </ButtonGroup>
      <ButtonGroup label={words.grouping}>
        {numberChoices.grouping.map((grouping) =>
          button(
            { grouping },
            numbers.grouping === grouping,
            inDigits(examples.grouping[grouping]),
          ),
        )}
      </ButtonGroup>
    </>
  );
}

type ForgetDeviceProps = { onForgotten: () => void };

export function ForgetDevice({ onForgotten }: ForgetDeviceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const drop = () => setIsAsking(false);
  const confirm = () => {
    drop();
    forgetDevice();
    void deleteUserCaches();
    setIsForgotten(true);
    onForgotten();
  };
  return (
    <div className={styles.column}>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.forgetDevice}
      </Button>
      <p className={styles.hint}>{words.deviceKeeps}</p>
      <p role="status" className={styles.hint}>
        {isForgotten && words.forgotten}
      </p>
      {isAsking && (
        <Dialog
          title={words.forgetAsked}
          isOpen
          onOpenChange={drop}
          footer={
            <>
              <Button onClick={drop}>{cancel}</Button>
              <Button variant="danger" onClick={confirm}>
                {words.forgetDevice}
              </Button>
            </>
          }
        >
          <p>{words.forgetMeans}</p>
        </Dialog>
      )}
    </div>
  );
}
