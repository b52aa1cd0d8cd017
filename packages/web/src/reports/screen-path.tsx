import pinIcon from "lucide/dist/esm/icons/pin.mjs";
import { withCompany } from "machines";
import type { ComparisonPeriod } from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import { type Preset, presetOf } from "machines/time/range-presets";
import type { Module } from "partner-sdk";
import { useState } from "react";
import * as words from "#words/frame";
import { navigate } from "../browser/address.ts";
import type { Pin } from "../browser/pins.ts";
import { useShortcut } from "../browser/shortcuts.ts";
import { stateForReturn } from "../browser/table-in-history.ts";
import { useReportingWeek, useServiceDay } from "../state/reporting.tsx";
import { usePins } from "../state/use-pins.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Breadcrumbs, type Crumb } from "../ui/layout/breadcrumbs.tsx";
import { LinkTabs } from "../ui/layout/link-tabs.tsx";
import { Toast } from "../ui/layout/toast.tsx";
import { addressOf, screenAt } from "./definitions/address-of.ts";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import type { Screen } from "./definitions/module.ts";
import * as styles from "./screen-path.css.ts";
import { useOfferedModule } from "./use-modules.ts";

export type ScreenPathProps = {
  entry: ModuleEntry;
  screen: Screen;
  title: string;
  company: string;
  /** What the links to other screens keep of the address. */
  linkQuery: URLSearchParams;
} & Pick<PinButtonProps, "range" | "preset" | "comparing" | "narrowing" | "leftOut">;

/** The breadcrumbs of a screen, and tabs with the other screens of its module. */
export function ScreenPath({
  entry: whole,
  screen,
  title,
  company,
  linkQuery,
  ...pinned
}: ScreenPathProps) {
  const entry = useOfferedModule(whole);
  const home = entry.home === screen.route ? entry.path : withCompany(entry.home, company);
  const above = [
    { title: words.home, href: "/" },
    { title: entry.title, href: home },
  ];
  const first = entry.screens.filter(({ route }) => route === entry.home);
  const siblings = [...first, ...entry.tiles, ...entry.more];
  const back = wayBackOf(entry, screen, linkQuery);
  const isOneThing = screen.route.includes(":");
  const pin = !isOneThing && (
    <PinButton module={entry.module} route={screen.route} company={company} {...pinned} />
  );
  if (siblings.length < 2 || !siblings.some(({ route }) => route === screen.route)) {
    return (
      <div className={styles.line}>
        <Breadcrumbs crumbs={[...above, ...back, { title }]} />
        {pin}
      </div>
    );
  }
  const tabs = siblings.map((sibling) => ({
    title: sibling.title,
    href: addressOf(placeOf(entry, sibling.route), { query: linkQuery }),
    isCurrent: sibling.route === screen.route,
  }));
  return (
    <div className={styles.line}>
      <Tabs label={words.reportsOf(entry.title)} tabs={tabs}>
        <Breadcrumbs crumbs={[...above, ...back]} />
      </Tabs>
      {pin}
    </div>
  );
}

/** To the screen whose figure led here, as it was; otherwise to the report that this one is a detail of. */
function wayBackOf(entry: ModuleEntry, screen: Screen, linkQuery: URLSearchParams): Crumb[] {
  const page: string | undefined = history.state?.from;
  const left = page && screenAt(entry, page.replace(/\?.*/s, ""));
  if (page && left && left.route !== screen.route) {
    return [{ title: left.title, href: page, state: stateForReturn }];
  }
  const route = screen.kind === "report" ? screen.subject?.from : undefined;
  const of = entry.screens.find((one) => one.route === route);
  return of ? [{ title: of.title, href: addressOf(of, { query: linkQuery }) }] : [];
}

function Tabs(props: Parameters<typeof LinkTabs>[0]) {
  const { tabs } = props;
  const here = tabs.findIndex(({ isCurrent }) => isCurrent);
  const step = (by: number) => {
    const to = tabs[(here + by + tabs.length) % tabs.length];
    if (to) navigate(to.href);
  };
  useShortcut("[", () => step(-1));
  useShortcut("]", () => step(1));
  return <LinkTabs {...props} />;
}

function placeOf({ screens }: ModuleEntry, route: string): Screen | { route: string } {
  return screens.find((one) => one.route === route) ?? { route };
}

type PinButtonProps = {
  module: Module;
  route: string;
  company: string;
  range?: DateRange | null | undefined;
  /** Which preset the range is, where it may be several. */
  preset?: Preset | undefined;
  comparing?: ComparisonPeriod | null;
  /** What narrows it and is pinned with it, by entry of its address. */
  narrowing?: Pin["narrowing"];
  /** The titles of what narrows it and cannot be pinned. */
  leftOut?: readonly string[];
};

/** Puts a report on Home with its company, what was chosen to narrow it, comparison and preset, whose dates move on with the day. */
function PinButton(props: PinButtonProps) {
  const {
    module,
    route,
    company,
    range,
    preset: chosen,
    comparing,
    narrowing = {},
    leftOut = [],
  } = props;
  const { isPinned, isFull, pin, unpin } = usePins();
  const today = useServiceDay();
  const week = useReportingWeek();
  const preset = (range && presetOf(range, today, week, chosen)) ?? null;
  const one: Pin = {
    ...{ module, route, company, preset },
    ...(comparing && { compare: comparing }),
    ...(Object.keys(narrowing).length > 0 && { narrowing }),
  };
  const isOn = isPinned(one);
  const lost = [
    ...(range && !preset ? [words.withoutTheseDates] : []),
    ...leftOut.map((title) => words.withoutNarrowing(title.toLowerCase())),
    ...(isFull ? [words.inPlaceOfOldestPin] : []),
  ].join(", ");
  const [said, setSaid] = useState("");
  const press = () => {
    setSaid(isOn || !lost ? "" : words.pinnedBut(lost));
    if (isOn) unpin(one);
    else pin(one);
  };
  useShortcut("b", press);
  return (
    <>
      <Button
        square
        variant="quiet"
        className={styles.pin}
        aria-label={words.pinToHome}
        aria-pressed={isOn}
        title={isOn ? words.unpinFromHome : [words.pinToHome, lost].filter(Boolean).join(", ")}
        onClick={press}
      >
        <Icon of={pinIcon} className={isOn ? styles.on : undefined} />
      </Button>
      <Toast>{said}</Toast>
    </>
  );
}
