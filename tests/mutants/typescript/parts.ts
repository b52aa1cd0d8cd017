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
};

const rulesOfMachines = [
  "calendar-day",
  "date-formats",
  "formats",
  "inspector",
  "known",
  "money",
  "portal-events",
  "report",
  "reporting-clock",
  "reporting-window",
  "routes",
  "session",
  "trace",
  "zone-offset",
].map((file) => `packages/machines/src/${file}.ts`);

const testsOfRules = [
  "tests/web/modules/report.test.ts",
  "tests/web/report/filter/**/*.test.ts",
  "tests/web/report/rules/**/*.test.ts",
  "tests/web/toll/contradictions.test.ts",
];

export const parts: readonly Part[] = [
  {
    name: "partner-sdk",
    sources: ["packages/partner-sdk/src/**/*.ts", "!packages/partner-sdk/src/generated/**"],
    tests: ["tests/partner-sdk/**/*.test.ts"],
    without: ["tests/partner-sdk/{installed,types}.test.ts"],
  },
  {
    name: "machines: rules",
    sources: rulesOfMachines,
    tests: ["tests/machines/**/*.test.ts"],
    without: ["tests/machines/{model,viewer}.test.ts"],
    properties: true,
  },
  {
    name: "machines: states",
    sources: ["packages/machines/src/**/*.ts", ...rulesOfMachines.map((file) => `!${file}`)],
    tests: ["tests/machines/**/*.test.ts"],
    without: ["tests/machines/{model,reporting-clock,reporting-window,viewer}.test.ts"],
  },
  {
    name: "web: figures",
    sources: ["packages/web/src/report/rules/{cells,change,compare,figures}.ts"],
    tests: testsOfRules,
  },
  {
    name: "web: words",
    sources: [
      "packages/web/src/report/rules/{in-force,narrowing,pictures,row-counts,rows,subject}.ts",
      "packages/web/src/toll/contradictions.ts",
    ],
    tests: testsOfRules,
  },
  {
    name: "web: reports",
    sources: [
      "packages/web/src/modules/report.ts",
      "packages/web/src/report/compare/compared-in-address.ts",
      "packages/web/src/report/filter/{filter-in-address,search-hint}.ts",
    ],
    tests: testsOfRules,
  },
  {
    name: "web: files",
    sources: ["packages/web/src/report/files/{cell-values,csv,sheet,sheet-of,written,xlsx}.ts"],
    tests: ["tests/web/report/files/**/*.test.ts"],
  },
  {
    name: "web: storage",
    sources: [
      "packages/web/src/platform/{kept-by-user,last-opened,remembered-companies,stored}.ts",
      "packages/web/src/report/range/remembered-presets.ts",
    ],
    tests: [
      "tests/web/platform/{kept-by-user,last-opened,remembered-companies,stored}.test.ts",
      "tests/web/report/range/remembered-presets.test.ts",
    ],
    page: true,
  },
];
