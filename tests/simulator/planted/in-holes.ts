import { inFile } from "./patch.ts";

const web = "packages/web/src";
const sdk = "packages/partner-sdk/src";

export const inHoles = [
  ...inFile(`${web}/portal/authentication-calls.ts`, [
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
  ...inFile(`${web}/portal/report-call.ts`, [
    [
      "a report that is left is not aborted",
      "{ ...options, signal }));",
      "options));\n  signal.throwIfAborted();",
    ],
  ]),
  ...inFile(`${web}/portal/start-portal.ts`, [
    [
      "presets outlive a sign-out",
      "forgetPresets: ({ context }) => forgetPresets(context.user),",
      "forgetPresets: () => {},",
    ],
  ]),
  ...inFile(`${web}/portal/choose-company.ts`, []),
  ...inFile(`${web}/platform/other-tabs.ts`, [
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
  ...inFile(`${web}/platform/kept-until-another-user.ts`, [
    [
      "the own entries are forgotten, and not those of others",
      "if (kept(entry)?.user !== user) forget(entry);",
      "if (kept(entry)?.user === user) forget(entry);",
    ],
  ]),
  ...inFile(`${web}/platform/tab-token.ts`, [
    [
      "a shared token is on the device",
      "(isNothingStored() ? page : device)",
      "(isNothingStored() ? device : device)",
    ],
  ]),
  ...inFile(`${web}/day/start-today.ts`, []),
  ...inFile(`${web}/shared-machine/watch-session.ts`, []),
  ...inFile(`${sdk}/lifecycle.ts`, [
    ["a failure settles nothing", "    settled({ error: error as Error });\n", ""],
  ]),
  ...inFile(`${sdk}/deadline.ts`, [
    ["an abort does not reach a request", '    signal?.addEventListener("abort", abort);\n', ""],
  ]),
];
