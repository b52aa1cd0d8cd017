import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { locale, reactAria } from "#words/react-aria";
import { numberChoice } from "../i18n/numbers/number-choice.ts";

const numbering = { latin: "latn", bengali: "beng" };

/** Gives React Aria the language of the portal and the chosen digits. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const inDigits = `${locale}-u-nu-${numbering[numberChoice().digits]}`;
  // React Aria looks here for the strings of a language that it does not ship.
  if (reactAria) {
    Object.assign(window, {
      [Symbol.for("react-aria.i18n.locale")]: inDigits,
      [Symbol.for("react-aria.i18n.strings")]: reactAria,
    });
  }
  return <I18nProvider locale={inDigits}>{children}</I18nProvider>;
}
