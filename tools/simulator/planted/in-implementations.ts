import { inFile } from "./patch.ts";

export const inImplementations = [
  ...inFile("packages/web/src/state/provide-authentication.ts", [
    [
      "the load of a user is not aborted",
      "client.call(getUser, {}, { signal });",
      "client.call(getUser, {}, {});\n  signal.throwIfAborted();",
    ],
    [
      "a shared machine counts as a private one",
      "keepInMemory(isShared === true);",
      "keepInMemory(false);",
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
  ...inFile("packages/web/src/browser/tab-sync.ts", [
    [
      "what is heard of late counts",
      'if (isToken && readItem("local", accessTokenEntry) === newValue) sendToken',
      "if (isToken) sendToken",
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
  ...inFile("packages/web/src/browser/user-storage.ts", [
    [
      "the own entries are forgotten, and not those of others",
      "if (readUserItem(key)?.user !== user) removeUserItem(key);",
      "if (readUserItem(key)?.user === user) removeUserItem(key);",
    ],
  ]),
  ...inFile("packages/web/src/browser/token-store.ts", [
    [
      "a shared token is on the device",
      "(isStorageInMemory() ? page : device)",
      "(isStorageInMemory() ? device : device)",
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
