import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { locale, reactAria } from "#words/react-aria";

/** Around whatever React Aria shows, which then speaks the language of the portal. */
export function InLanguage({ children }: { children: ReactNode }) {
  // It looks here for the words of a language that it does not bring.
  if (reactAria) {
    Object.assign(window, {
      [Symbol.for("react-aria.i18n.locale")]: locale,
      [Symbol.for("react-aria.i18n.strings")]: reactAria,
    });
  }
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
