// Generated from packages/machines/src/account/create-invitation.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

/**
 * Whether nobody knows what became of a request: no answer came, a gateway gave one in the host's place, or what
 * came is none of the contract, in which every failure has a code.
 */
function isOutcomeUnknown({ status, code }) {
  if (status === void 0 || status === 502 || status === 504) return true;
  return status < 300 && code === void 0;
}

/** It keeps the secret of an invitation as long as that is shown, and no longer. */
const createInvitationMachine = setup({
  actors: { invite: fromPromise(async () => notProvided("createInvitation", "invite")) },
  actions: {
    forget: assign({ name: "", made: null, ...calm() }),
    noteName: assign((_, { name }) => ({ ...calm(), name: name.trim() })),
    noteMissing: assign({ ...calm(), failure: "nameMissing" }),
    keepMade: assign((_, made) => ({ made })),
    noteFailure: assign((_, { error }) => failureOf(error)),
    forgetFailure: assign(calm()),
  },
  guards: { isNamed: (_, { name }) => name.trim() !== "" },
}).createMachine({
  id: "createInvitation",
  description: "The dialog in which an administrator invites somebody, and its link, shown once.",
  meta: { section: "product decision: Who has access" },
  context: { name: "", made: null, ...calm() },
  initial: "closed",
  states: {
    closed: {
      description: "The dialog is closed. What it showed is forgotten.",
      meta: { section: "product decision: Who has access" },
      entry: "forget",
      on: { "dialog.opened": { target: "asking", description: "Somebody is to be invited." } },
    },
    asking: {
      description: "It asks whom, and in which role.",
      meta: { section: "product decision: Who has access" },
      tags: "open",
      on: {
        "invitation.submitted": [
          {
            guard: { type: "isNamed", params: ({ event }) => event },
            target: "sending",
            actions: { type: "noteName", params: ({ event }) => event },
            description: "It is said who it is for.",
          },
          { actions: "noteMissing", description: "It is not said who it is for: nothing is sent." },
        ],
        "form.edited": { actions: "forgetFailure", description: "It is being put right." },
        "dialog.closed": { target: "closed", description: "Nobody is invited." },
      },
    },
    sending: {
      description: "The service is asked for an invitation. A second press asks for no other.",
      meta: { section: "product decision: Who has access" },
      tags: ["open", "busy"],
      on: {
        "dialog.closed": {
          target: "closed",
          description: "Its link is not seen any more. If it was made, it is in the list.",
        },
      },
      invoke: {
        id: "invite",
        src: "invite",
        input: ({ event }) => wishedOf(event),
        onDone: {
          target: "made",
          actions: { type: "keepMade", params: ({ event }) => event.output },
          description: "There is an invitation.",
        },
        onError: {
          target: "asking",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "There is none, or nobody knows: the dialog says which.",
        },
      },
    },
    made: {
      description: "The link is shown, which the service never tells again.",
      meta: { section: "product decision: Who has access" },
      tags: "open",
      on: { "dialog.closed": { target: "closed", description: "It has been copied, or not." } },
    },
  },
});

function calm() {
  return { failure: null, refusal: null };
}

function wishedOf({ name, role }) {
  return { name: name.trim(), role };
}

function failureOf(error) {
  const details = { ...error };
  if (isOutcomeUnknown(details)) return { ...calm(), failure: "unanswered" };
  const { status, fieldErrors } = details;
  if (status === 400) return { failure: "refused", refusal: fieldErrors?.[0]?.message ?? null };
  return { ...calm(), failure: status === 403 ? "notAdministrator" : "failed" };
}

export { createInvitationMachine };
