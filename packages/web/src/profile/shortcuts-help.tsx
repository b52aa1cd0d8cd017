import { availablePresets } from "machines/time/range-presets";
import * as words from "#words/deferred";
import * as frame from "#words/frame";
import * as report from "#words/report";
import { moduleLetters } from "../browser/shortcuts.ts";
import { useModules } from "../reports/state/use-modules.ts";
import { useReportingClock, useReportingWeek } from "../state/reporting.tsx";
import { DescriptionList } from "../ui/table/description-list.tsx";

const ofReports = [
  { term: "/", value: frame.search },
  { term: "f", value: words.filter },
  { term: "←", value: report.previousRange },
  { term: "→", value: report.nextRange },
];
const others = [
  { term: "r", value: frame.refresh },
  { term: "v", value: report.compareWith },
  { term: "s", value: report.shareRows },
  { term: "e", value: report.exportRows },
  { term: "p", value: report.print },
  { term: "x", value: report.shiftClose },
  { term: "o", value: words.changeCompany },
  { term: keyInWords("O"), value: words.otherCompany },
  { term: "b", value: frame.pinToHome },
  { term: "[", value: words.previousReport },
  { term: "]", value: words.nextReport },
  { term: words.keys("g", "h"), value: frame.home },
];
const help = { term: "?", value: frame.keyboardShortcuts };

export function ShortcutsHelp() {
  const today = useReportingClock().serviceDay(new Date());
  const presets = availablePresets(today, useReportingWeek()).map(({ preset, key }) => ({
    term: keyInWords(key),
    value: report.preset(preset),
  }));
  const modules = useModules().map(({ module, title }) => ({
    term: words.keys("g", moduleLetters[module]),
    value: title,
  }));
  return (
    <>
      <DescriptionList terms={[...ofReports, ...presets, ...others, ...modules, help]} />
      <p>{words.canBeTurnedOff}</p>
    </>
  );
}

/** 'Shift w' for W. */
function keyInWords(key: string): string {
  return /[A-Z]/.test(key) ? words.shift(key.toLowerCase()) : key;
}
