import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { locale, reactAria } from "#words/react-aria";
import { numberChoice } from "../i18n/numbers/number-choice.ts";

const numbering = { latin: "latn", bengali: "beng" };

/** Around whatever React Aria shows, which then speaks the language of the portal, in the digits that were chosen. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const inDigits = `${locale}-u-nu-${numbering[numberChoice().digits]}`;
  // It looks here for the words of a language that it does not bring.
  if (reactAria) {
    Object.assign(window, {
      [Symbol.for("react-aria.i18n.locale")]: inDigits,
      [Symbol.for("react-aria.i18n.strings")]: reactAria,
    });
  }
  return <I18nProvider locale={inDigits}>{children}</I18nProvider>;
}
