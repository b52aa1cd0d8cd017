import { catalogue } from "./catalogue.ts";
import { isForAdministrators } from "./offered-modules.ts";

/** A report of dates as the page names it, which stands before any script: the build takes it from the catalogue. */
export type ReportInPage = readonly [
  module: string,
  route: string,
  path: string,
  ...fields: string[],
];

/** Of the catalogue, what the first script needs to request a report before the catalogue has come. */
export const reportsInPage: readonly ReportInPage[] = catalogue.flatMap(({ module, screens }) =>
  screens.flatMap((screen): ReportInPage[] => {
    if (screen.kind !== "report" || !screen.dated || screen.route.includes(":")) return [];
    const { route, operation, filters } = screen;
    // Who may see others is not known yet.
    if (isForAdministrators(screen)) return [];
    return [[module, route, operation.path, ...filters.map(({ field }) => field)]];
  }),
);
