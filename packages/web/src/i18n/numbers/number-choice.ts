import { numbers } from "#language";
import { readItem, writeItem, writeThrough } from "../../browser/storage.ts";
import type { NumberChoice } from "../languages/languages.ts";

type Choices = { readonly [Part in keyof NumberChoice]: readonly NumberChoice[Part][] };

export const numberChoices: Choices = {
  digits: ["latin", "bengali"],
  grouping: ["thousands", "lakh"],
};

let current: NumberChoice | undefined;
const watchers = new Set<() => void>();

/** What was chosen on the device, on a shared machine in the tab; and else what the language is written with. */
export function numberChoice(): NumberChoice {
  current ??= { digits: kept("digits"), grouping: kept("grouping") };
  return current;
}

export function chooseNumbers(choice: Partial<NumberChoice>): void {
  for (const [part, chosen] of Object.entries(choice)) {
    writeThrough("session", part, chosen);
    writeItem("local", part, chosen);
  }
  current = { ...numberChoice(), ...choice };
  for (const tell of watchers) tell();
}

/** Tells when another choice is made; returns what ends it. */
export function watchNumbers(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function kept<Part extends keyof Choices>(part: Part): NumberChoice[Part] {
  const chosen = readItem("session", part) ?? readItem("local", part);
  const choices: Choices[Part] = numberChoices[part];
  return choices.find((choice) => choice === chosen) ?? numbers[part];
}
