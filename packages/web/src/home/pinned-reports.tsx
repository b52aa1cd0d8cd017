import { presetRange, presets } from "machines/time/range-presets";
import { useEffect } from "react";
import * as words from "#words/report";
import { lazy } from "../browser/lazy.tsx";
import { addressOf } from "../reports/definitions/address-of.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { isScreenOffered } from "../reports/definitions/offered-modules.ts";
import { activeFilters, activeFiltersInWords } from "../reports/rules/active-filter.ts";
import {
  comparedInWords,
  compareParam,
  isComparisonPeriod,
} from "../reports/rules/compared-ranges.ts";
import { useReportingWeek, useServiceDay } from "../state/reporting.tsx";
import { useAllCompanies } from "../state/use-allowed-companies.ts";
import { useOffered } from "../state/use-offered.ts";
import { usePins } from "../state/use-pins.ts";
import { PinnedLinks } from "../ui/layout/pinned-links.tsx";

const offerShortcuts = lazy("deferred", "offerShortcuts");

/** Those of companies that the user may see, as far as the host answers them, each with its preset as of today. */
export function PinnedReports() {
  const { pins, unpin } = usePins();
  const offered = useOffered();
  const companies = useAllCompanies();
  const today = useServiceDay();
  const week = useReportingWeek();
  const links = pins.flatMap((pin) => {
    const entry = catalogue.find(({ module }) => module === pin.module);
    const screen = entry?.screens.find(({ route }) => route === pin.route);
    const company = companies[pin.module]?.find(({ id }) => id === pin.company);
    if (!entry || !screen || !company || !isScreenOffered(screen, offered, company)) return [];
    const preset = presets.find((one) => one === pin.preset);
    const compare = pin.compare ?? null;
    const comparing = isComparisonPeriod(compare) ? compare : null;
    const query = new URLSearchParams(comparing ? { [compareParam]: comparing } : {});
    const { narrowing = {} } = pin;
    const along = { query, company: company.id, narrowing };
    const filter = { range: null, fields: narrowing };
    const narrowedBy = screen.kind === "report" ? activeFilters(screen, filter, narrowing, "") : [];
    const ofNarrowing = narrowedBy.length > 0 ? [activeFiltersInWords(narrowedBy)] : [];
    const range = preset && presetRange(preset, today, week);
    const ofRange = range ? [words.preset(preset)] : [];
    const ofBoth = range && comparing ? [words.versus(comparedInWords(range, comparing))] : [];
    return [
      {
        href: addressOf(screen, range ? { ...along, range } : along),
        always: addressOf(screen, along),
        title: screen.title,
        name: [screen.title, company.name, ...ofNarrowing].join(" · "),
        note: [entry.title, company.name, ...ofNarrowing, ...ofRange, ...ofBoth].join(" · "),
        onUnpin: () => unpin(pin),
      },
    ];
  });
  useShortcuts(links.map(({ always, name, note }) => ({ name, description: note, url: always })));
  return links.length > 0 && <PinnedLinks links={links} />;
}

type Shortcut = { name: string; description: string; url: string };

/** The same from the icon of the installed portal, each as it always begins. */
function useShortcuts(shortcuts: readonly Shortcut[]) {
  const offered = JSON.stringify(shortcuts);
  useEffect(() => {
    const leaving = new AbortController();
    offerShortcuts
      .whenLoaded()
      .then((offer) => offer(JSON.parse(offered), leaving.signal))
      // Without a connection, those of before stay.
      .catch(() => {});
    return () => leaving.abort();
  }, [offered]);
}
