import { language as own } from "#language";
import { type Language, supportedLanguages } from "../../i18n/languages/languages.ts";

/** That of a language; none where a browser would not start it: from another origin, where a page's scripts may come from. */
export function exportWorkerOf(language: Language): URL | undefined {
  const portal = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  const named = portal?.dataset.exportWorker;
  if (!named || typeof Worker === "undefined") return undefined;
  const address = new URL(named, import.meta.url);
  return address.origin === location.origin ? address : undefined;
}

/** Those besides the page's in which a worker writes. */
export function otherLanguages(): Language[] {
  return supportedLanguages.filter((language) => language !== own && exportWorkerOf(language));
}
