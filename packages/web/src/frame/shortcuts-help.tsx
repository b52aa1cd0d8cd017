import { presetsOn } from "machines/formats";
import { catalogue } from "../modules/catalogue.ts";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { useReportingWeek } from "../portal/use-reporting-week.ts";
import { TermList } from "../ui/term-list.tsx";
import { moduleLetters } from "./shortcut-keys.ts";

const ofReports = [
  { term: "/", value: "Search" },
  { term: "f", value: "Filter" },
  { term: "←", value: "Previous range" },
  { term: "→", value: "Next range" },
];
const others = [
  { term: "r", value: "Refresh" },
  { term: "v", value: "Compare with" },
  { term: "s", value: "Share" },
  { term: "e", value: "Export" },
  { term: "p", value: "Print" },
  { term: "x", value: "Shift close" },
  { term: "o", value: "Change company" },
  { term: keyInWords("O"), value: "Other company" },
  { term: "b", value: "Pin to Home" },
  { term: "[", value: "Previous report" },
  { term: "]", value: "Next report" },
  { term: "g then h", value: "Home" },
  ...catalogue.map(({ module, title }) => ({
    term: `g then ${moduleLetters[module]}`,
    value: title,
  })),
  { term: "?", value: "Keyboard shortcuts" },
];

export function ShortcutsHelp() {
  const today = useReportingClock().serviceDay(new Date());
  const presets = presetsOn(today, useReportingWeek()).map(({ preset, key }) => ({
    term: keyInWords(key),
    value: preset,
  }));
  return (
    <>
      <TermList terms={[...ofReports, ...presets, ...others]} />
      <p>They can be turned off on Profile.</p>
    </>
  );
}

/** 'Shift w' for W. */
function keyInWords(key: string): string {
  return /[A-Z]/.test(key) ? `Shift ${key.toLowerCase()}` : key;
}
