import { inFile } from "./patch.ts";

export const inReports = [
  ...inFile("packages/machines/src/reports/rows.ts", [
    [
      "old rows stay under a new filter",
      "clearRows: assign({ rows: [], next",
      "clearRows: assign({ next",
    ],
    ["a next page takes the place of those before", "rows: [...context.rows, ...rows],", "rows,"],
    [
      "a new filter is not taken up",
      '        target: ".unconnected",\n        actions: { type: "commitFilter", params: ({ event }) => event.filter },\n',
      '        target: ".unconnected",\n',
    ],
    [
      "an offline request keeps the old filter",
      'actions: ["noteRestored", "commitWanted"],',
      'actions: "noteRestored",',
    ],
    [
      "seconds to wait are taken for tenths",
      "Math.min(1000 * (context.failure",
      "Math.min(100 * (context.failure",
    ],
  ]),
  ...inFile("packages/machines/src/reports/filter.ts", [
    [
      "an invalid range from an address is requested",
      `            guard: { type: "isRangeRefused", params: ({ context }) => context.filter },`.slice(
        2,
      ),
      `            guard: () => false,`.slice(2),
    ],
  ]),
  ...inFile("packages/machines/src/time/date-range.ts", [
    [
      "a range may be a day longer",
      "Math.min(maxDays || maxRangeDays, maxRangeDays) + 1;",
      "Math.min(maxDays || maxRangeDays, maxRangeDays) + 2;",
    ],
  ]),
  ...inFile("packages/machines/src/reports/report-request.ts", [
    [
      "another filter in the address is overlooked",
      '    fields.every((field) => (one.fields[field] ?? "") === (other.fields[field] ?? ""))',
      "    fields.every(() => true)",
    ],
  ]),
  ...inFile("packages/machines/src/reports/report.ts", [
    [
      "another filter is compared with the range before",
      "filter !== context.asked,",
      "filter !== context.asked && filter === null,",
    ],
    [
      "newer rows are taken for as old as those before",
      '                { type: "noteRefresh", params: ({ event }) => event.output },\n',
      "",
    ],
  ]),
  ...inFile("packages/machines/src/reports/comparison.ts", [
    [
      "rows of one range are shown for another",
      "({ request, compared: null })),",
      "({ request })),",
    ],
  ]),
  ...inFile("packages/machines/src/reports/refresh.ts", [
    [
      "rows are requested a second late",
      "const twoMinutes = 120_000;",
      "const twoMinutes = 121_000;",
    ],
  ]),
  ...inFile("packages/machines/src/reports/today.ts", [
    ["the day is requested a second late", "minute: 60_000,", "minute: 61_000,"],
  ]),
  ...inFile("packages/machines/src/reports/all-pages.ts", [
    [
      "a page takes the place of those before",
      "({ pages: [...pages, page] })",
      "({ pages: [page] })",
    ],
  ]),
  ...inFile("packages/machines/src/session/active-company.ts", [
    ["the slip is mended", 'context.module === "counterwise_ticketing",', "false,"],
    [
      "a module's only company has to be chosen",
      "isOnlyOne: (_, companies: readonly Company[]) => companies.length === 1,",
      "isOnlyOne: () => false,",
    ],
  ]),
  ...inFile("packages/machines/src/routes.ts", [
    [
      "the address may name any company",
      "if (company !== null && allowed.some(({ id }) => id === company)) {",
      "if (company !== null && allowed) {",
    ],
  ]),
  ...inFile("packages/machines/src/loading.ts", [
    [
      "a wait is called long a moment late",
      "delays: { patience: 5_000 },",
      "delays: { patience: 5_001 },",
    ],
  ]),
  ...inFile("packages/machines/src/session/idle-timeout.ts", [
    ["use does not count", "noteActivity: assign({ idleFor: 0 }),", "noteActivity: assign({}),"],
    [
      "a shared session lasts until after the last moment",
      "context.idleFor + milliseconds >= idleLimit,",
      "context.idleFor + milliseconds > idleLimit,",
    ],
  ]),
];
