import { type Operation, pluralize } from "partner-api";
import { companiesOf } from "web/i18n/words/en/modules.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import type { Report } from "web/reports/definitions/report.ts";

/** A screen of the portal, by the title that it has there. */
export type PortalScreen = { title: string; route: string };

/** Those outside of the modules, with the operations without which they break. */
export const frameScreens: readonly (PortalScreen & { needs: readonly string[] })[] = [
  { title: "Login", route: "/login", needs: ["login", "getUser"] },
  { title: "Home", route: "/", needs: ["getUser", "getToday"] },
  { title: "Profile", route: "/profile", needs: ["getUser", "logout", "listSessions"] },
];

/** As the contract writes a route. */
const written = (route: string) => route.replaceAll(/:(\w+)/g, "{$1}");

export const screenOf = ({ title, route }: PortalScreen): PortalScreen => ({
  title: `${moduleAt(route)?.title ?? ""} › ${title}`,
  route: written(route),
});

const moduleAt = (route: string) => catalogue.find(({ path }) => route.startsWith(`${path}/`));

const titles = new Map([
  ...frameScreens.map(({ route, title }) => [route, title] as const),
  ["/company-preview", "Companies"] as const,
  ["/invitation", "Invitation"] as const,
  ...catalogue.flatMap(({ title, path, home, screens }) => [
    [path, companiesOf(title)] as const,
    [home, title] as const,
    ...screens.map(screenOf).map((screen) => [screen.route, screen.title] as const),
  ]),
]);

const screenAt = (route: string): PortalScreen => ({
  title: titles.get(route) ?? route,
  route,
});

/** Those that an operation feeds. */
export const screensOf = ({ portalRoutes }: Pick<Operation, "portalRoutes">): PortalScreen[] =>
  portalRoutes.map(screenAt);

/** The list of companies of a module, without which none of its screens opens. */
export const companyListOf = (module: string): PortalScreen =>
  screenAt(catalogue.find((entry) => entry.module === module)?.path ?? "/company-preview");

/** The reports that show an operation, as the portal's catalogue describes them. */
export const reportsOf = ({ method, path }: Pick<Operation, "method" | "path">): Report[] =>
  catalogue
    .flatMap(({ screens }) => screens)
    .filter((screen): screen is Report => screen.kind === "report")
    .filter(({ operation }) => operation.path === path && operation.method === method);

export function screensText([first, ...others]: readonly PortalScreen[]): string {
  if (!first) return "";
  const more = others.length > 0 ? ` and ${pluralize(others.length, "more screen")}` : "";
  return `${first.title} (${first.route})${more}`;
}
