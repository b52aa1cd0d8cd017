import { withCompany } from "machines";
import { addressOf } from "../modules/address-of.ts";
import type { ModuleEntry } from "../modules/catalogue.ts";
import type { Screen } from "../modules/module.ts";
import { navigate } from "../platform/address.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { LinkTabs } from "../ui/link-tabs.tsx";
import { useShortcut } from "./use-shortcut.ts";

export type ScreenPathProps = {
  entry: ModuleEntry;
  screen: Screen;
  title: string;
  company: string;
  /** What goes along to the other screens. */
  along: URLSearchParams;
};

/** The way to a screen, and beside it the other screens of its module. */
export function ScreenPath({ entry, screen, title, company, along }: ScreenPathProps) {
  const home = entry.home === screen.route ? entry.path : withCompany(entry.home, company);
  const above = [
    { title: "Home", href: "/" },
    { title: entry.title, href: home },
  ];
  const siblings = [...entry.tiles, ...entry.more];
  if (!siblings.some(({ route }) => route === screen.route)) {
    const led = screen.kind === "report" ? screen.subject?.from : undefined;
    const from = entry.screens.filter(({ route }) => route === led);
    return (
      <Breadcrumbs
        crumbs={[
          ...above,
          ...from.map((one) => ({ title: one.title, href: addressOf(one, { from: along }) })),
          { title },
        ]}
      />
    );
  }
  const tabs = siblings.map((sibling) => ({
    title: sibling.title,
    href: addressOf(placeOf(entry, sibling.route), { from: along }),
    isCurrent: sibling.route === screen.route,
  }));
  return (
    <Tabs label={`Reports of ${entry.title}`} tabs={tabs}>
      <Breadcrumbs crumbs={above} />
    </Tabs>
  );
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
