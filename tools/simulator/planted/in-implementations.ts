import { inFile } from "./patch.ts";

export const inImplementations = [
  ...inFile("packages/web/src/state/authentication-calls.ts", [
    [
      "the load of a user is not aborted",
      "client.call(getUser, {}, { signal });",
      "client.call(getUser, {}, {});\n  signal.throwIfAborted();",
    ],
    [
      "a shared machine is taken for one's own",
      "storeNothing(isShared === true);",
      "storeNothing(false);",
    ],
  ]),
  ...inFile("packages/web/src/reports/state/provide-report.ts", [
    [
      "a report that is left is not aborted",
      "    ...options,\n    signal,\n  });",
      "    ...options,\n  });\n  signal.throwIfAborted();",
    ],
  ]),
  ...inFile("packages/web/src/state/start-portal.ts", [
    [
      "presets outlive a sign-out",
      "forgetPresets: ({ context }) => forgetPresets(context.user),",
      "forgetPresets: () => {},",
    ],
  ]),
  ...inFile("packages/web/src/state/choose-company.ts", []),
  ...inFile("packages/web/src/browser/other-tabs.ts", [
    [
      "what is heard of late counts",
      'if (isOfToken && stored("device", accessTokenEntry) === newValue) tellToken',
      "if (isOfToken) tellToken",
    ],
    [
      "a cleared storage is not noticed",
      "key === accessTokenEntry || key === null;",
      "key === accessTokenEntry;",
    ],
    [
      "a page that comes back has heard of nothing",
      '  addEventListener("pageshow", comeBack);\n',
      "",
    ],
  ]),
  ...inFile("packages/web/src/browser/kept-until-another-user.ts", [
    [
      "the own entries are forgotten, and not those of others",
      "if (kept(entry)?.user !== user) forget(entry);",
      "if (kept(entry)?.user === user) forget(entry);",
    ],
  ]),
  ...inFile("packages/web/src/browser/tab-token.ts", [
    [
      "a shared token is on the device",
      "(isNothingStored() ? page : device)",
      "(isNothingStored() ? device : device)",
    ],
  ]),
  ...inFile("packages/web/src/home/start-today.ts", []),
  ...inFile("packages/web/src/auth/watch-session.ts", []),
  ...inFile("packages/partner-sdk/src/lifecycle.ts", [
    ["a failure settles nothing", "    settled({ error: error as Error });\n", ""],
  ]),
  ...inFile("packages/partner-sdk/src/deadline.ts", [
    ["an abort does not reach a request", '    signal?.addEventListener("abort", abort);\n', ""],
  ]),
];
