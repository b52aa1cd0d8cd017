import { assign, emit, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { Token } from "./authentication-events.ts";
import { detailsOf } from "./sign-in-failure.ts";

/** What a code is typed from. */
export type CodeKind = "oneTime" | "recovery";

export type TypedCode = { kind: CodeKind; secretCode: string };

export type SecondFactorContext = {
  kind: CodeKind;
  /** Seconds to wait, where the host said so. */
  retryAfter: number | null;
};

export type SecondFactorEvent =
  | ({ type: "code.submitted" } & TypedCode)
  | { type: "kind.chosen"; kind: CodeKind }
  | { type: "passkey.chosen" }
  | { type: "form.edited" };

const secondFactor = { section: "product decision: The second factor" };

type Failed = { event: { error: unknown } };

const onTriedTooOften = {
  guard: { type: "isTriedTooOften", params: ({ event }: Failed) => event },
  target: "triedTooOften",
  actions: { type: "noteWait", params: ({ event }: Failed) => event },
  description: "429: too many were wrong.",
} as const;

/** Codes go through its events alone, and are kept nowhere. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as { type: "secondFactor.passed" } & Token,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    verifyCode: fromPromise<Token, TypedCode>(async () =>
      notProvided("secondFactor", "verifyCode"),
    ),
    usePasskey: fromPromise<Token>(async () => notProvided("secondFactor", "usePasskey")),
  },
  actions: {
    noteKind: assign((_, { kind }: { kind: CodeKind }) => ({ kind })),
    noteWait: assign((_, { error }: { error: unknown }) => {
      return { retryAfter: detailsOf(error).retryAfter ?? null };
    }),
    tellPassed: emit((_, token: Token) => ({ type: "secondFactor.passed", ...token }) as const),
  },
  guards: {
    isWhole: (_, code: TypedCode) => isWhole(code),
    isWrong: (_, { error }: { error: unknown }) => detailsOf(error).code === "wrong_code",
    isTriedTooOften: (_, { error }: { error: unknown }) => detailsOf(error).status === 429,
  },
}).createMachine({
  id: "secondFactor",
  description: "The second step of a sign-in: a code that is typed, or a passkey.",
  meta: secondFactor,
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
    typing: { description: "Nothing is known to be wrong.", meta: secondFactor },
    triedTooOften: { description: "The host takes no further try.", meta: secondFactor },
    askingPasskey: {
      description: "The browser asks the user for a passkey, which is shown to the host.",
      meta: secondFactor,
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
          onTriedTooOften,
          { target: "noPasskey", description: "None was used, or none that the host knows." },
        ],
      },
    },
    checking: {
      description: "The host is asked whether the code is right. There is one question at a time.",
      meta: secondFactor,
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
        input: ({ event }) => codeOf(event as TypedCode),
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
          onTriedTooOften,
          { target: "failed", description: "Nobody said whether it is right." },
        ],
      },
    },
    noPasskey: { description: "No passkey was used.", meta: secondFactor },
    failed: { description: "The host could not be asked.", meta: secondFactor },
    wrong: { description: "The code was wrong, or was used before.", meta: secondFactor },
    unfit: { description: "What was typed has not the form of a code.", meta: secondFactor },
    passed: {
      description: "The second step is done. Nothing is taken any more.",
      meta: secondFactor,
      on: {
        "code.submitted": { description: "It is done." },
        "kind.chosen": { description: "It is done." },
        "passkey.chosen": { description: "It is done." },
        "form.edited": { description: "It is done." },
      },
    },
  },
});

function codeOf({ kind, secretCode }: TypedCode): TypedCode {
  return { kind, secretCode };
}

/** Spaces and dashes are how people write codes down. */
function isWhole({ kind, secretCode }: TypedCode): boolean {
  const code = secretCode.replace(/[\s-]/g, "");
  return kind === "recovery" ? code !== "" : /^\d{6}$/.test(code);
}
