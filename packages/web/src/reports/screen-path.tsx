import { withCompany } from "machines";
import * as words from "#words/frame";
import { navigate } from "../browser/address.ts";
import { useShortcut } from "../browser/shortcuts.ts";
import { stateForReturn } from "../browser/table-in-history.ts";
import { useFeatures } from "../state/use-allowed-companies.ts";
import { Breadcrumbs, type Crumb } from "../ui/layout/breadcrumbs.tsx";
import { LinkTabs } from "../ui/layout/link-tabs.tsx";
import { addressOf, screenAt } from "./definitions/address-of.ts";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import type { Screen } from "./definitions/module.ts";
import { isAnswered } from "./definitions/report.ts";
import { PinButton, type PinButtonProps } from "./pin-button.tsx";
import * as styles from "./screen-path.css.ts";

export type ScreenPathProps = {
  entry: ModuleEntry;
  screen: Screen;
  title: string;
  company: string;
  /** What goes along to the other screens. */
  along: URLSearchParams;
} & Pick<PinButtonProps, "range" | "named" | "comparing" | "narrowing" | "leftOut">;

/** Breadcrumbs to a screen, with tabs for the other screens of its module. */
export function ScreenPath({ entry, screen, title, company, along, ...pinned }: ScreenPathProps) {
  const home = entry.home === screen.route ? entry.path : withCompany(entry.home, company);
  const above = [
    { title: words.home, href: "/" },
    { title: entry.title, href: home },
  ];
  const features = useFeatures(entry.module);
  const first = entry.screens.filter(({ route }) => route === entry.home);
  const siblings = [...first, ...entry.tiles, ...entry.more].filter((one) =>
    isAnswered(one, features),
  );
  const back = wayBackOf(entry, screen, along);
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
    href: addressOf(placeOf(entry, sibling.route), { query: along }),
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
function wayBackOf(entry: ModuleEntry, screen: Screen, along: URLSearchParams): Crumb[] {
  const page: string | undefined = history.state?.from;
  const left = page && screenAt(entry, page.replace(/\?.*/s, ""));
  if (page && left && left.route !== screen.route) {
    return [{ title: left.title, href: page, state: stateForReturn }];
  }
  const route = screen.kind === "report" ? screen.subject?.from : undefined;
  const of = entry.screens.find((one) => one.route === route);
  return of ? [{ title: of.title, href: addressOf(of, { query: along }) }] : [];
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
