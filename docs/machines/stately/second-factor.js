// Generated from packages/machines/src/session/second-factor.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, emit, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

function detailsOf(error) {
  const { name } = Object(error);
  return { name, ...error };
}

/** Codes go through its events alone, and are kept nowhere. */
const secondFactorMachine = setup({
  actors: {
    verifyCode: fromPromise(async () => notProvided("secondFactor", "verifyCode")),
    usePasskey: fromPromise(async () => notProvided("secondFactor", "usePasskey")),
  },
  actions: {
    noteKind: assign((_, { kind }) => ({ kind })),
    noteWait: assign((_, { error }) => {
      return { retryAfter: detailsOf(error).retryAfter ?? null };
    }),
    tellPassed: emit((_, token) => ({ type: "secondFactor.passed", ...token })),
  },
  guards: {
    isWhole: (_, code) => isWhole(code),
    isWrong: (_, { error }) => detailsOf(error).code === "wrong_code",
    isTriedTooOften: (_, { error }) => detailsOf(error).status === 429,
  },
}).createMachine({
  id: "secondFactor",
  description: "The second step of a sign-in: a code that is typed, or a passkey.",
  meta: { section: "product decision: The second factor" },
  context: { kind: "oneTime", retryAfter: null },
  on: {
    "code.submitted": [
      {
        guard: { type: "isWhole", params: ({ event }) => event },
        target: ".checking",
        description: "It may be one: the host is asked.",
      },
      { target: ".unfit", description: "It cannot be one: nothing is sent." },
    ],
    "kind.chosen": {
      target: ".typing",
      actions: { type: "noteKind", params: ({ event }) => event },
      description: "A recovery code is typed instead, or a code of the app again.",
    },
    "passkey.chosen": { target: ".askingPasskey", description: "A passkey is used instead." },
    "form.edited": { target: ".typing", description: "What was wrong is being put right." },
  },
  initial: "typing",
  states: {
    typing: {
      description: "Nothing is known to be wrong.",
      meta: { section: "product decision: The second factor" },
    },
    triedTooOften: {
      description: "The host takes no further try.",
      meta: { section: "product decision: The second factor" },
    },
    askingPasskey: {
      description: "The browser asks the user for a passkey, which is shown to the host.",
      meta: { section: "product decision: The second factor" },
      tags: "busy",
      on: {
        "code.submitted": { description: "The browser's question is answered first." },
        "kind.chosen": { description: "The browser's question is answered first." },
        "passkey.chosen": { description: "The browser asks already." },
        "form.edited": { description: "The browser's question stands over the form." },
      },
      invoke: {
        id: "usePasskey",
        src: "usePasskey",
        onDone: {
          target: "passed",
          actions: { type: "tellPassed", params: ({ event }) => event.output },
          description: "The passkey is known: a token came for it.",
        },
        onError: [
          {
            guard: { type: "isTriedTooOften", params: ({ event }) => event },
            target: "triedTooOften",
            actions: { type: "noteWait", params: ({ event }) => event },
            description: "429: too many were wrong.",
          },
          { target: "noPasskey", description: "None was used, or none that the host knows." },
        ],
      },
    },
    checking: {
      description: "The host is asked whether the code is right. There is one question at a time.",
      meta: { section: "product decision: The second factor" },
      tags: "busy",
      on: {
        "code.submitted": { description: "One is on its way already." },
        "kind.chosen": { description: "What was sent is answered first." },
        "passkey.chosen": { description: "What was sent is answered first." },
        "form.edited": { description: "What was sent stays as it was." },
      },
      invoke: {
        id: "verifyCode",
        src: "verifyCode",
        input: ({ event }) => codeOf(event),
        onDone: {
          target: "passed",
          actions: { type: "tellPassed", params: ({ event }) => event.output },
          description: "The code is right: a token came for it.",
        },
        onError: [
          {
            guard: { type: "isWrong", params: ({ event }) => event },
            target: "wrong",
            description: "403 with its code: it is wrong, or has been used.",
          },
          {
            guard: { type: "isTriedTooOften", params: ({ event }) => event },
            target: "triedTooOften",
            actions: { type: "noteWait", params: ({ event }) => event },
            description: "429: too many were wrong.",
          },
          { target: "failed", description: "Nobody said whether it is right." },
        ],
      },
    },
    noPasskey: {
      description: "No passkey was used.",
      meta: { section: "product decision: The second factor" },
    },
    failed: {
      description: "The host could not be asked.",
      meta: { section: "product decision: The second factor" },
    },
    wrong: {
      description: "The code was wrong, or was used before.",
      meta: { section: "product decision: The second factor" },
    },
    unfit: {
      description: "What was typed has not the form of a code.",
      meta: { section: "product decision: The second factor" },
    },
    passed: {
      description: "The second step is done. Nothing is taken any more.",
      meta: { section: "product decision: The second factor" },
      on: {
        "code.submitted": { description: "It is done." },
        "kind.chosen": { description: "It is done." },
        "passkey.chosen": { description: "It is done." },
        "form.edited": { description: "It is done." },
      },
    },
  },
});

function codeOf({ kind, secretCode }) {
  return { kind, secretCode };
}

/** Spaces and dashes are how people write codes down. */
function isWhole({ kind, secretCode }) {
  const code = secretCode.replace(/[\s-]/g, "");
  return kind === "recovery" ? code !== "" : /^\d{6}$/.test(code);
}

export { secondFactorMachine };
