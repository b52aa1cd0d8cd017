import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { detailsOf } from "../session/sign-in-failure.ts";

/** What a user does to the own second factor. */
export type FactorChange =
  | { kind: "setUpTotp" }
  | { kind: "removeTotp" }
  | { kind: "renewCodes" }
  | { kind: "addPasskey" }
  | { kind: "removePasskey"; passkey: string };

/** That it is the user who asks; and for a new passkey, what it is called. */
export type Reauthentication = { password: string; name?: string };

/** What comes of it: a secret that is to be confirmed, recovery codes that are shown once, or neither. */
export type FactorChangeResult = {
  secret?: string;
  secretUri?: string;
  recoveryCodes?: readonly string[];
};

export type FactorFailure =
  | "wrongPassword"
  | "wrongCode"
  | "triedTooOften"
  | "noPasskey"
  | "failed";

export type FactorChangeContext = {
  change: FactorChange;
  secret: string | null;
  secretUri: string | null;
  recoveryCodes: readonly string[];
  failure: FactorFailure | null;
  /** Seconds to wait, where the host said so. */
  retryAfter: number | null;
};

export type FactorChangeEvent =
  | ({ type: "password.submitted" } & Reauthentication)
  | { type: "code.submitted"; secretCode: string }
  | { type: "codes.kept" }
  | { type: "form.edited" };

const secondFactor = { section: "product decision: The second factor" };

type Done = { event: { output: FactorChangeResult } };

const onCodes = [
  {
    guard: { type: "hasCodes", params: ({ event }: Done) => event.output },
    target: "showingCodes",
    actions: { type: "keepCodes", params: ({ event }: Done) => event.output },
    description: "With it came recovery codes, which are shown once.",
  },
  { target: "changed", description: "It is done." },
] as const;

/** The password goes through its events alone, and is kept nowhere. */
export const factorChangeMachine = setup({
  types: {
    context: {} as FactorChangeContext,
    events: {} as FactorChangeEvent,
    input: {} as { change: FactorChange } | undefined,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    begin: fromPromise<FactorChangeResult, { change: FactorChange } & Reauthentication>(async () =>
      notProvided("factorChange", "begin"),
    ),
    confirm: fromPromise<FactorChangeResult, { secretCode: string }>(async () =>
      notProvided("factorChange", "confirm"),
    ),
  },
  actions: {
    keepSecret: assign((_, { secret = null, secretUri = null }: Nullable<FactorChangeResult>) => {
      return { secret, secretUri };
    }),
    keepCodes: assign((_, { recoveryCodes = [] }: FactorChangeResult) => ({ recoveryCodes })),
    forgetShown: assign({ secret: null, secretUri: null }),
    forgetCodes: assign({ recoveryCodes: [] }),
    forgetFailure: assign({ failure: null, retryAfter: null }),
    noteUnfit: assign({ failure: "wrongCode" }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      retryAfter: detailsOf(error).retryAfter ?? null,
    })),
  },
  guards: {
    isTyped: (_, { password }: { password: string }) => password !== "",
    isWhole: (_, { secretCode }: { secretCode: string }) => /^\d{6}$/.test(digitsOf(secretCode)),
    hasSecret: (_, { secret }: FactorChangeResult) => secret !== undefined,
    hasCodes: (_, { recoveryCodes = [] }: FactorChangeResult) => recoveryCodes.length > 0,
  },
}).createMachine({
  id: "factorChange",
  description: "A change of one's own second factor, which the password is asked for.",
  meta: secondFactor,
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
      meta: secondFactor,
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
      meta: secondFactor,
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
          ...onCodes,
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
      meta: secondFactor,
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
      meta: secondFactor,
      tags: "busy",
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ event }) => ({ secretCode: codeOf(event) }),
        onDone: onCodes,
        onError: {
          target: "showingSecret",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "It was not taken: the secret stays, and the form says why.",
        },
      },
    },
    showingCodes: {
      description: "The recovery codes, which the host never shows again.",
      meta: secondFactor,
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
      meta: secondFactor,
      entry: "forgetShown",
    },
  },
});

type Nullable<T> = { [K in keyof T]?: T[K] | null };

function proofOf(event: FactorChangeEvent): Reauthentication {
  const { password, name } = event as Reauthentication;
  return { password, ...(name !== undefined && { name }) };
}

function codeOf(event: FactorChangeEvent): string {
  return digitsOf((event as { secretCode: string }).secretCode);
}

/** Spaces and dashes are how people write digits down. */
function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, "");
}

function failureOf(error: unknown): FactorFailure {
  const { name, status, code } = detailsOf(error);
  if (code === "wrong_password") return "wrongPassword";
  if (code === "wrong_code") return "wrongCode";
  if (status === 429) return "triedTooOften";
  return name === "NoPasskeyError" ? "noPasskey" : "failed";
}
