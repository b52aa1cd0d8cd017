// Generated from packages/machines/src/account/factor-change.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

function detailsOf(error) {
  const { name } = Object(error);
  return { name, ...error };
}

/** The password goes through its events alone, and is kept nowhere. */
const factorChangeMachine = setup({
  actors: {
    begin: fromPromise(async () => notProvided("factorChange", "begin")),
    confirm: fromPromise(async () => notProvided("factorChange", "confirm")),
  },
  actions: {
    keepSecret: assign((_, { secret = null, secretUri = null }) => {
      return { secret, secretUri };
    }),
    keepCodes: assign((_, { recoveryCodes = [] }) => ({ recoveryCodes })),
    forgetShown: assign({ secret: null, secretUri: null }),
    forgetCodes: assign({ recoveryCodes: [] }),
    forgetFailure: assign({ failure: null, retryAfter: null }),
    noteUnfit: assign({ failure: "wrongCode" }),
    noteFailure: assign((_, { error }) => ({
      failure: failureOf(error),
      retryAfter: detailsOf(error).retryAfter ?? null,
    })),
  },
  guards: {
    isTyped: (_, { password }) => password !== "",
    isWhole: (_, { secretCode }) => /^\d{6}$/.test(digitsOf(secretCode)),
    hasSecret: (_, { secret }) => secret !== void 0,
    hasCodes: (_, { recoveryCodes = [] }) => recoveryCodes.length > 0,
  },
}).createMachine({
  id: "factorChange",
  description: "A change of one's own second factor, which the password is asked for.",
  meta: { section: "product decision: The second factor" },
  context: ({ input }) => ({
    change: input?.change ?? { kind: "setUpTotp" },
    secret: null,
    secretUri: null,
    recoveryCodes: [],
    failure: null,
    retryAfter: null,
  }),
  initial: "askingPassword",
  states: {
    askingPassword: {
      description: "Whoever is signed in shows that it is still the same person.",
      meta: { section: "product decision: The second factor" },
      on: {
        "password.submitted": {
          guard: { type: "isTyped", params: ({ event }) => event },
          target: "beginning",
          actions: "forgetFailure",
          description: "A password was typed.",
        },
        "form.edited": { actions: "forgetFailure", description: "It is being put right." },
      },
    },
    beginning: {
      description: "The host is asked for the change; for a new passkey, the browser too.",
      meta: { section: "product decision: The second factor" },
      tags: "busy",
      invoke: {
        id: "begin",
        src: "begin",
        input: ({ context: { change }, event }) => ({ change, ...proofOf(event) }),
        onDone: [
          {
            guard: { type: "hasSecret", params: ({ event }) => event.output },
            target: "showingSecret",
            actions: { type: "keepSecret", params: ({ event }) => event.output },
            description: "A secret came, which counts once a code of it is typed.",
          },
          {
            guard: { type: "hasCodes", params: ({ event }) => event.output },
            target: "showingCodes",
            actions: { type: "keepCodes", params: ({ event }) => event.output },
            description: "With it came recovery codes, which are shown once.",
          },
          { target: "changed", description: "It is done." },
        ],
        onError: {
          target: "askingPassword",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "Nothing is changed: the form says why.",
        },
      },
    },
    showingSecret: {
      description: "The secret is shown, as a picture and as text, until a code of it is typed.",
      meta: { section: "product decision: The second factor" },
      on: {
        "code.submitted": [
          {
            guard: { type: "isWhole", params: ({ event }) => event },
            target: "confirming",
            actions: "forgetFailure",
            description: "Six digits were typed.",
          },
          { actions: "noteUnfit", description: "It cannot be a code: nothing is sent." },
        ],
        "form.edited": { actions: "forgetFailure", description: "It is being put right." },
      },
    },
    confirming: {
      description: "The host is asked whether the code is one of the secret.",
      meta: { section: "product decision: The second factor" },
      tags: "busy",
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ event }) => ({ secretCode: codeOf(event) }),
        onDone: [
          {
            guard: { type: "hasCodes", params: ({ event }) => event.output },
            target: "showingCodes",
            actions: { type: "keepCodes", params: ({ event }) => event.output },
            description: "With it came recovery codes, which are shown once.",
          },
          { target: "changed", description: "It is done." },
        ],
        onError: {
          target: "showingSecret",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "It was not taken: the secret stays, and the form says why.",
        },
      },
    },
    showingCodes: {
      description: "The recovery codes, which the host never shows again.",
      meta: { section: "product decision: The second factor" },
      entry: "forgetShown",
      on: {
        "codes.kept": {
          target: "changed",
          actions: "forgetCodes",
          description: "The user has kept them.",
        },
      },
    },
    changed: {
      description: "The second factor is as it was wanted.",
      meta: { section: "product decision: The second factor" },
      entry: "forgetShown",
    },
  },
});

function proofOf(event) {
  const { password, name } = event;
  return { password, ...(name !== void 0 && { name }) };
}

function codeOf(event) {
  return digitsOf(event.secretCode);
}

/** Spaces and dashes are how people write digits down. */
function digitsOf(text) {
  return text.replace(/[\s-]/g, "");
}

function failureOf(error) {
  const { name, status, code } = detailsOf(error);
  if (code === "wrong_password") return "wrongPassword";
  if (code === "wrong_code") return "wrongCode";
  if (status === 429) return "triedTooOften";
  return name === "NoPasskeyError" ? "noPasskey" : "failed";
}

export { factorChangeMachine };
