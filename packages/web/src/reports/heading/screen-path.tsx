import { withCompany } from "machines";
import * as words from "#words/frame";
import { navigate } from "../../browser/address.ts";
import { useShortcut } from "../../browser/shortcuts.ts";
import { stateForReturn } from "../../browser/table-in-history.ts";
import { Breadcrumbs, type Crumb } from "../../ui/layout/breadcrumbs.tsx";
import { LinkTabs, type LinkTabsProps } from "../../ui/layout/link-tabs.tsx";
import { addressOf, screenAt } from "../definitions/address-of.ts";
import type { ModuleEntry } from "../definitions/catalogue.ts";
import type { Screen } from "../definitions/module.ts";
import { useOfferedModule } from "../state/use-modules.ts";
import { isPinnable, PinButton, type Pinned } from "./pin-button.tsx";
import * as styles from "./screen-path.css.ts";

export type ScreenPathProps = {
  entry: ModuleEntry;
  screen: Screen;
  title: string;
  company: string;
  /** What the links to other screens keep of the address. */
  linkQuery: URLSearchParams;
} & Partial<Pinned>;

/** The breadcrumbs of a screen, and tabs with the other screens of its module. */
export function ScreenPath(props: ScreenPathProps) {
  const { entry, screen, title } = props;
  const { above, back, tabs } = useWays(props);
  return (
    <div className={styles.line}>
      {tabs ? (
        <Tabs label={words.reportsOf(entry.title)} tabs={tabs}>
          <Breadcrumbs crumbs={[...above, ...back]} />
        </Tabs>
      ) : (
        <Breadcrumbs crumbs={[...above, ...back, { title }]} />
      )}
      {isPinnable(screen) && <PinButton {...props} />}
    </div>
  );
}

/** What leads from a screen to those above it, and to the others of its module: null where it is none of them. */
export function useWays({ entry: whole, screen, company, linkQuery }: ScreenPathProps) {
  const entry = useOfferedModule(whole);
  const home = entry.home === screen.route ? entry.path : withCompany(entry.home, company);
  const above = [
    { title: words.home, href: "/" },
    { title: entry.title, href: home },
  ];
  const first = entry.screens.filter(({ route }) => route === entry.home);
  const siblings = [...first, ...entry.tiles, ...entry.more];
  const back = wayBackOf(entry, screen, linkQuery);
  if (siblings.length < 2 || !siblings.some(({ route }) => route === screen.route)) {
    return { above, back, tabs: null };
  }
  const tabs = siblings.map((sibling) => ({
    title: sibling.title,
    href: addressOf(placeOf(entry, sibling.route), { query: linkQuery }),
    isCurrent: sibling.route === screen.route,
  }));
  return { above, back, tabs };
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

function Tabs(props: LinkTabsProps) {
  useTabKeys(props.tabs);
  return <LinkTabs {...props} />;
}

/** The keys that lead to the screens on either side. */
export function useTabKeys(tabs: LinkTabsProps["tabs"]) {
  const here = tabs.findIndex(({ isCurrent }) => isCurrent);
  const step = (by: number) => {
    const to = tabs[(here + by + tabs.length) % tabs.length];
    if (to) navigate(to.href);
  };
  useShortcut("[", () => step(-1));
  useShortcut("]", () => step(1));
}

function placeOf({ screens }: ModuleEntry, route: string): Screen | { route: string } {
  return screens.find((one) => one.route === route) ?? { route };
}
