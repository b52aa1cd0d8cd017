export type Part = {
  name: string;
  /** The sources that are mutated, as patterns. */
  sources: string[];
  /** The tests that are asked, as patterns: those that need no server, no browser and little time. */
  tests: string[];
  without?: string[];
  /** Whether the tests need a page. */
  page?: boolean;
  /** Whether they look for examples by themselves. */
  properties?: boolean;
  /** Whether they move the machine to another time zone, which a thread cannot. */
  zones?: boolean;
};

const inMachines = (...files: string[]) => files.map((file) => `packages/machines/src/${file}.ts`);
const ofMachines = (...files: string[]) => files.map((file) => `tests/machines/${file}.test.ts`);

const testsOfRules = [
  "tests/web/modules/report.test.ts",
  "tests/web/report/filter/**/*.test.ts",
  "tests/web/report/rules/**/*.test.ts",
  "tests/web/report/share/message.test.ts",
  "tests/web/toll/contradictions.test.ts",
];

export const parts: readonly Part[] = [
  {
    name: "partner-sdk",
    sources: [
      "packages/partner-sdk/src/**/*.ts",
      "!packages/partner-sdk/src/{generated/**,money.ts}",
    ],
    tests: ["tests/partner-sdk/**/*.test.ts"],
    without: [
      "tests/partner-sdk/{hover,installed,money,types}.test.ts",
      "tests/partner-sdk/rehearsal/types.test.ts",
    ],
  },
  {
    name: "machines: money",
    sources: [...inMachines("money"), "packages/partner-sdk/src/money.ts"],
    tests: [...ofMachines("money"), "tests/partner-sdk/money.test.ts"],
    properties: true,
  },
  {
    name: "machines: time",
    sources: inMachines(
      "calendar-day",
      "compared-range",
      "date-formats",
      "range-presets",
      "reporting-clock",
      "reporting-week",
      "reporting-window",
      "zone-offset",
    ),
    tests: ofMachines(
      "compared-range",
      "date-formats",
      "foreign-locale",
      "range-alert",
      "range-presets",
      "reporting-clock",
      "reporting-week",
      "reporting-window",
      "timestamp",
    ),
    properties: true,
    zones: true,
  },
  {
    name: "machines: trace",
    sources: inMachines("happenings", "inspector", "trace"),
    tests: ofMachines("happenings", "inspector", "mask", "trace"),
    properties: true,
  },
  {
    name: "machines: routes",
    sources: inMachines("known", "portal-events", "routes"),
    tests: ofMachines("company-lists", "known", "portal", "portal.*", "routes", "sessions"),
  },
  {
    name: "machines: parts",
    sources: inMachines(
      "access",
      "active-company",
      "all-machines",
      "comparison",
      "connection",
      "export",
      "factor-change",
      "idle-end",
      "invitation",
      "inviting",
      "loading",
      "missing-script",
      "own-factors",
      "own-sessions",
      "password-change",
      "password-rules",
      "second-factor",
      "taken-along",
      "unanswered",
    ),
    tests: ofMachines(
      "access",
      "access-holes",
      "active-company",
      "all-machines",
      "comparison",
      "connection",
      "export",
      "factor-change",
      "holes",
      "idle-end*",
      "invitation",
      "inviting",
      "loading",
      "missing-script",
      "names",
      "own-sessions",
      "password-change",
      "password-rules",
      "second-factor",
      "taken-along",
    ),
  },
  {
    name: "machines: reports",
    sources: inMachines("report", "report-events", "report-filter", "report-request"),
    tests: ofMachines("holes", "names", "range-alert", "report", "report[-.]*"),
  },
  {
    name: "machines: lists",
    sources: inMachines("whole-list"),
    tests: ofMachines("holes", "names", "whole-list"),
  },
  {
    name: "machines: today",
    sources: inMachines("today"),
    tests: ofMachines("holes", "names", "today"),
  },
  {
    name: "machines: refresh",
    sources: inMachines("refresh"),
    tests: ofMachines("holes", "names", "refresh"),
  },
  {
    name: "machines: sessions",
    sources: inMachines(
      "authentication",
      "authentication-events",
      "company-actors",
      "portal",
      "restricted-session",
      "session",
      "sign-in-failure",
      "signing-out",
    ),
    tests: ofMachines(
      "authentication",
      "authentication.*",
      "comparison",
      "connection",
      "holes",
      "names",
      "password-change",
      "portal",
      "portal.*",
      "sessions",
      "signing-in.*",
    ),
  },
  {
    name: "web: figures",
    sources: [
      "packages/web/src/report/rules/{cells,change,comparable,compare,comparings,figures,in-currency,line,sums}.ts",
    ],
    tests: testsOfRules,
  },
  {
    name: "web: words",
    sources: [
      "packages/web/src/report/share/message.ts",
      "packages/web/src/report/rules/{column-widths,in-force,narrowing,pictures,row-counts,rows,subject}.ts",
      "packages/web/src/toll/contradictions.ts",
    ],
    tests: testsOfRules,
  },
  {
    name: "web: changes",
    sources: [
      "packages/web/src/portal/failure-in-words.ts",
      "packages/web/src/report/rules/{missing-hours,moved,row-links,same-hours}.ts",
    ],
    tests: [...testsOfRules, "tests/web/portal/failure-in-words.test.ts"],
  },
  {
    name: "web: reports",
    sources: [
      "packages/web/src/modules/{filter-field,report}.ts",
      "packages/web/src/report/compare/compared-in-address.ts",
      "packages/web/src/report/filter/{filter-in-address,search-hint}.ts",
    ],
    tests: testsOfRules,
  },
  {
    name: "web: day",
    sources: ["packages/web/src/day/rules/*.ts", "packages/web/src/modules/{address-of,day}.ts"],
    tests: ["tests/web/day/rules/*.test.ts", "tests/web/modules/{address-of,day}.test.ts"],
  },
  {
    name: "web: files",
    sources: [
      "packages/web/src/report/files/{cell-values,csv,file-name,number-formats,sheet,sheet-facts,sheet-of,written,xlsx,xlsx-styles}.ts",
    ],
    tests: ["tests/web/report/files/**/*.test.ts"],
    // It builds the worker.
    without: ["tests/web/report/files/languages.test.ts"],
  },
  {
    name: "web: numbers",
    sources: [
      "packages/web/src/numbers/{currency,digits,figures}.ts",
      "packages/web/src/text/{order,search,shown-clock,time-of-day}.ts",
    ],
    tests: [
      "tests/web/numbers/{figures,in-bangla,sign-of}.test.ts",
      "tests/web/text/*.test.ts",
      "tests/web/report/share/message.test.ts",
    ],
  },
  {
    name: "web: storage",
    sources: [
      "packages/web/src/platform/{forget-device,kept-over-sign-outs,kept-until-another-user}.ts",
      "packages/web/src/platform/{last-companies,last-opened,pins,remembered-companies}.ts",
      "packages/web/src/platform/{sharing,stored}.ts",
      "packages/web/src/report/range/remembered-presets.ts",
      "packages/web/src/numbers/number-choice.ts",
    ],
    tests: [
      "tests/web/platform/{forget-device,kept-until-another-user,last-companies}.test.ts",
      "tests/web/platform/{last-opened,pins,remembered-companies,sharing,stored}.test.ts",
      "tests/web/report/range/remembered-presets.test.ts",
      "tests/web/numbers/number-choice.test.ts",
    ],
    page: true,
  },
  {
    name: "web: places",
    sources: ["packages/web/src/platform/{place,rows}-in-entry.ts"],
    tests: ["tests/web/platform/{place,rows}-in-entry.test.ts"],
    page: true,
  },
  {
    name: "web: paper",
    sources: ["packages/web/src/report/paper/{columns-on-paper,page-rules}.ts"],
    tests: ["tests/web/report/paper/{columns-on-paper,page-rules}.test.ts"],
  },
];
