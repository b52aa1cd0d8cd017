import { inFile } from "./patch.ts";

export const inSessions = [
  ...inFile("packages/machines/src/session/authentication.ts", [
    [
      "the token stays after a 401",
      `      actions: ["forgetUser", "recordExpiry", "removeToken", "tellExpired"],
      description: "A request was answered with 401.",`,
      `      actions: ["forgetUser", "recordExpiry", "tellExpired"],
      description: "A request was answered with 401.",`,
    ],
    [
      "no other tab learns of a sign-out",
      `actions: ["forgetUser", "tellEnded"],
      description: "Another tab signed out.",`,
      `actions: ["forgetUser"],
      description: "Another tab signed out.",`,
    ],
    [
      "the user of another tab is not loaded",
      `      target: ".startingUp",
      actions: ["forgetUser", "noteToken"],`,
      `      target: ".unauthenticated",
      actions: ["forgetUser", "noteToken"],`,
    ],
    [
      "the token of a sign-in is not stored",
      '                { type: "storeToken", params: ({ event }) => event.output },\n',
      "",
    ],
    [
      "the token stays where its user cannot be loaded",
      `                "removeToken",
              ],
              description: "Without a user the token is removed.",`,
      `              ],
              description: "Without a user the token is removed.",`,
    ],
    [
      "another tab's token is forgotten during a sign-in",
      `              actions: "noteToken",
              description: "Another tab signed in: its token counts`,
      `              description: "Another tab signed in: its token counts`,
    ],
  ]),
  ...inFile("packages/machines/src/session/restricted-session.ts", [
    [
      "the token of a second step is not stored",
      '          { type: "storeToken", params: ({ event }: { event: { token: string } }) => event },\n',
      "",
    ],
  ]),
  ...inFile("packages/machines/src/session/signing-out.ts", [
    [
      "a sign-out that failed signs out",
      `    onError: {
      target: "idle",`,
      `    onError: {
      target: "#authentication.unauthenticated",`,
    ],
    [
      "the token of a session that nobody used stays",
      'actions: ["forgetUser", "recordExpiry", "removeToken", "tellSignedOut", "tellEnded"],',
      'actions: ["forgetUser", "recordExpiry", "tellSignedOut", "tellEnded"],',
    ],
  ]),
  ...inFile("packages/machines/src/portal.ts", [
    [
      "companies stay after a session",
      'exit: ["closeReports", "withdrawCompanies"],',
      'exit: ["closeReports"],',
    ],
    [
      "a 401 ends no session",
      'actions: ["countSettled", "expireSession"],',
      'actions: ["countSettled"],',
    ],
    [
      "a 401 is not counted",
      'actions: ["countSettled", "expireSession"],',
      'actions: ["expireSession"],',
    ],
    [
      "an aborted request leads to the 500 page",
      "!aborted && !isBackground && (",
      "!isBackground && (",
    ],
    [
      "what was asked aside leads to the 500 page",
      "!aborted && !isBackground && (",
      "!aborted && (",
    ],
    [
      "what was open is kept after a sign-out",
      'actions: ["forgetChoices", "forgetOpened", "forgetPresets"],',
      'actions: ["forgetChoices", "forgetPresets"],',
    ],
    [
      "the active companies are kept after a sign-out",
      'actions: ["forgetChoices", "forgetOpened", "forgetPresets"],',
      'actions: ["forgetOpened", "forgetPresets"],',
    ],
    ["the last companies are kept after a sign-out", '      actions: "forgetLastCompanies",\n', ""],
    [
      "a report that is left goes on",
      "      enqueue.stopChild(report);\n      enqueue.assign({ reports: others });",
      "      enqueue.assign({ reports: others });",
    ],
    [
      "a company that is not allowed is the active one",
      'snapshot.hasTag("active") && allowed.find(({ id }) => id === chosen)',
      "({ id: String(chosen), name: String(chosen) })",
    ],
  ]),
  ...inFile("packages/machines/src/session/session.ts", [
    [
      "what is kept of another user stays",
      '  { type: "forgetOthers", params: ({ event }: Began) => ({ user: keyOfUser(event.user) }) },\n',
      "",
    ],
  ]),
  ...inFile("packages/machines/src/portal-context.ts", [
    [
      "another user comes back to the page that was left",
      "const isSameUser = returnTo?.user === null || returnTo?.user === user;",
      "const isSameUser = true;",
    ],
  ]),
];
