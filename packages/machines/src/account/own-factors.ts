import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

type OwnPasskey = {
  id: string;
  name: string;
  since: string;
  /** Null where it has never signed in. */
  lastUsed: string | null;
};

/** What the user has beside the password. */
export type OwnFactors = {
  /** Since when the codes of an app are asked for; null if they are not. */
  totpSince: string | null;
  recoveryCodesLeft: number;
  passkeys: readonly OwnPasskey[];
  /** Whether a company asks for a second factor. */
  isRequired: boolean;
};

export type OwnFactorsContext = { factors: OwnFactors | null };

export type OwnFactorsEvent = { type: "list.requested" };

const secondFactor = { section: "product decision: The second factor" };

export const ownFactorsMachine = setup({
  types: {
    context: {} as OwnFactorsContext,
    events: {} as OwnFactorsEvent,
    meta: {} as { section: string },
  },
  actors: {
    loadFactors: fromPromise<OwnFactors>(async () => notProvided("ownFactors", "loadFactors")),
  },
  actions: { keep: assign((_, factors: OwnFactors) => ({ factors })) },
}).createMachine({
  id: "ownFactors",
  description: "Which second factors the user has.",
  meta: secondFactor,
  context: { factors: null },
  on: {
    "list.requested": { target: ".loading", description: "It is requested again." },
  },
  initial: "loading",
  states: {
    loading: {
      description: "The list is on its way. One that is shown stays.",
      meta: secondFactor,
      invoke: {
        id: "loadFactors",
        src: "loadFactors",
        onDone: {
          target: "shown",
          actions: { type: "keep", params: ({ event }) => event.output },
          description: "The factors are there.",
        },
        onError: { target: "failed", description: "They are not: the section says so." },
      },
    },
    shown: { description: "The factors are shown.", meta: secondFactor },
    failed: { description: "Nobody knows which there are.", meta: secondFactor },
  },
});
