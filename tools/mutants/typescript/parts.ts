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

/** By their names, in whichever folder they stand. */
const inMachines = (...names: string[]) =>
  names.map((name) => `packages/machines/src/**/${name}.ts`);
const ofMachines = (...names: string[]) => names.map((name) => `tests/machines/**/${name}.test.ts`);
const timeTests = ["tests/machines/time/*.test.ts"];

const inWeb = (...names: string[]) => names.map((name) => `packages/web/src/**/${name}.ts`);
const ofWeb = (...names: string[]) => names.map((name) => `tests/web/**/${name}.test.ts`);
const inWords = "!**/{en,bn}/**";

const testsOfRules = ofWeb(
  "define-report",
  "request-at",
  "rules/**/*",
  "message",
  "contradictions",
);

const named: readonly Part[] = [
  {
    name: "partner-sdk",
    sources: [
      "packages/partner-sdk/src/**/*.ts",
      "!packages/partner-sdk/src/{generated/**,**/money.ts}",
    ],
    tests: ["tests/partner-sdk/**/*.test.ts"],
    without: ["tests/partner-sdk/**/{hover,installed,money,types}.test.ts"],
  },
  {
    name: "machines: money",
    sources: ["packages/{machines,partner-sdk}/src/**/money.ts"],
    tests: ["tests/{machines,partner-sdk}/**/money.test.ts"],
    properties: true,
  },
  {
    name: "machines: time",
    sources: ["packages/machines/src/time/*.ts"],
    tests: timeTests,
    properties: true,
    zones: true,
  },
  {
    name: "machines: trace",
    sources: ["packages/machines/src/inspect/*.ts"],
    tests: ["tests/machines/inspect/*.test.ts"],
    properties: true,
  },
  {
    name: "machines: routes",
    sources: inMachines("portal-context", "portal-events", "routes"),
    tests: ofMachines("portal", "portal-context", "portal.*", "routes", "routes.*"),
  },
  {
    name: "machines: reports",
    sources: inMachines("filter", "report", "report-events", "report-request", "rows"),
    tests: ofMachines("date-range", "filter", "names", "not-provided", "report", "rows", "rows.*"),
  },
  {
    name: "machines: lists",
    sources: inMachines("all-pages"),
    tests: ofMachines("all-pages", "all-pages.*", "names", "not-provided"),
  },
  {
    name: "machines: today",
    sources: inMachines("today"),
    tests: ofMachines("names", "not-provided", "today"),
  },
  {
    name: "machines: refresh",
    sources: inMachines("refresh"),
    tests: ofMachines("names", "not-provided", "refresh"),
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
      "sign-out",
      "comparison",
      "connection",
      "names",
      "not-provided",
      "password-change",
      "portal",
      "portal.*",
    ),
  },
  {
    name: "web: figures",
    sources: inWeb("rules/figures", "build-table", "cells", "change", "compare", "plot"),
    tests: testsOfRules,
  },
  {
    name: "web: changes",
    sources: inWeb(
      "failure-in-words",
      "missing-hours",
      "row-changes",
      "row-links",
      "compared-ranges",
    ),
    tests: [...testsOfRules, ...ofWeb("failure-in-words")],
  },
  {
    name: "web: reports",
    sources: [
      ...inWeb("definitions/report", "define-report", "request-at", "active-filter"),
      inWords,
    ],
    tests: testsOfRules,
  },
  {
    name: "web: day",
    sources: inWeb("home/rules/*", "definitions/day", "address-of"),
    tests: ofWeb("home/rules/*", "address-of", "day"),
  },
  {
    name: "web: files",
    sources: inWeb(
      "csv",
      "file-name",
      "sheet",
      "sheet-params",
      "sheet-of",
      "file-pieces",
      "xlsx",
      "xlsx-styles",
    ),
    tests: ofWeb("{cell-values,csv,file-name,number-formats,sheet-*,xlsx,xlsx-styles}"),
  },
  {
    name: "web: numbers",
    sources: [...inWeb("clock", "digits", "figures", "order", "text"), "!**/rules/**", inWords],
    tests: ofWeb("figures", "in-bangla", "currency-symbol", "order*", "text", "clock", "message"),
  },
  {
    name: "web: storage",
    sources: inWeb(
      "forget-device",
      "user-storage",
      "stored-companies",
      "last-opened",
      "number-choice",
      "pins",
      "remembered-presets",
      "sharing",
      "storage",
    ),
    tests: ofWeb(
      "forget-device",
      "user-storage",
      "stored-companies",
      "last-opened",
      "number-choice",
      "pins",
      "remembered-presets",
      "sharing",
      "storage",
    ),
    page: true,
  },
  {
    name: "web: places",
    sources: inWeb("scroll-restoration", "table-in-history"),
    tests: ofWeb("scroll-restoration", "table-in-history"),
    page: true,
  },
  {
    name: "web: paper",
    sources: inWeb("page-layout"),
    tests: ofWeb("page-layout"),
  },
];

const ofOthers = named.flatMap(({ sources }) =>
  sources.filter((source) => !source.startsWith("!")),
);
const butThose = ofOthers.map((source) => `!${source}`);

/** Whatever no other part names, so that a new source is measured as well. */
const rest: readonly Part[] = [
  {
    name: "machines: parts",
    sources: ["packages/machines/src/**/*.ts", ...butThose],
    tests: ["tests/machines/**/*.test.ts"],
    without: [...timeTests, ...ofMachines("pastes*", "model", "viewer", "descriptions")],
  },
  {
    name: "web: words",
    sources: [...inWeb("rules/*", "message", "contradictions"), ...butThose],
    tests: testsOfRules,
  },
];

export const parts: readonly Part[] = [...named, ...rest];
