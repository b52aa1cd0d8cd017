import { fromCallback, setup } from "xstate";
import { notProvided } from "./not-provided.ts";

export type ConnectionEvent = { type: "connection.lost" } | { type: "connection.restored" };

const designed = { section: "product decision: The connection" };

export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
    meta: {} as { section: string },
    tags: {} as "offline",
  },
  actors: {
    followConnection: fromCallback(() => notProvided("connection", "followConnection")),
  },
}).createMachine({
  id: "connection",
  description: "Whether the browser has a connection at all.",
  meta: designed,
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the portal counts as online." },
  },
  initial: "online",
  states: {
    online: {
      description: "As far as the browser knows, there is a connection.",
      meta: designed,
      on: {
        "connection.lost": { target: "offline", description: "The browser has no network." },
      },
    },
    offline: {
      description: "Nothing can be requested. What is shown stays.",
      meta: designed,
      tags: "offline",
      on: {
        "connection.restored": { target: "online", description: "The browser is online again." },
      },
    },
  },
});
