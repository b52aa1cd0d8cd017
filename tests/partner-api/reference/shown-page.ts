import { Window } from "happy-dom";

/** What the contract's words are once they are shown. */
export const shown = (text: string) => text.replaceAll(/[`*\s]/g, "");

export function pageIn(text: string) {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(text);
  const textOf = (element: { textContent: string | null } | null) => element?.textContent ?? "";
  return {
    document,
    section: (id: string) => {
      const section = document.getElementById(id);
      const all = (selector: string) => [...(section?.querySelectorAll(selector) ?? [])];
      return {
        words: shown(textOf(section)),
        curl: textOf(section?.querySelector("[data-sample=curl] pre") ?? null),
        sdk: textOf(section?.querySelector("[data-sample=sdk] pre") ?? null),
        answers: all("details.sample pre").map((each) => JSON.parse(textOf(each))),
      };
    },
  };
}
