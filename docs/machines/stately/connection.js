// Generated from packages/machines/src/connection.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { fromCallback, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const connectionMachine = setup({
  actors: { followConnection: fromCallback(() => notProvided("connection", "followConnection")) },
}).createMachine({
  id: "connection",
  description: "Whether the browser has a connection at all.",
  meta: { section: "product decision: The connection" },
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the portal counts as online." },
  },
  initial: "online",
  states: {
    online: {
      description: "As far as the browser knows, there is a connection.",
      meta: { section: "product decision: The connection" },
      on: { "connection.lost": { target: "offline", description: "The browser has no network." } },
    },
    offline: {
      description: "Nothing can be requested. What is shown stays.",
      meta: { section: "product decision: The connection" },
      tags: "offline",
      on: {
        "connection.restored": { target: "online", description: "The browser is online again." },
      },
    },
  },
});

export { connectionMachine };
