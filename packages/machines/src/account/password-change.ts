import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordLimits,
} from "./password-rules.ts";
import { isOutcomeUnknown } from "./unknown-outcome.ts";

export type PasswordChangeContext = PasswordLimits & {
  /** Whether no old password was typed. */
  isOldMissing: boolean;
  /** The rules that the new password broke. */
  broken: readonly BrokenRule[];
  /** Why the host refused the new password, in its words; null where it gave none. */
  refusal: string | null;
  /** Seconds to wait, where the host said so. */
  retryAfter: number | null;
};

export type PasswordChangeEvent =
  | ({ type: "change.submitted" } & PasswordChange)
  | { type: "form.edited" };

const account = { section: "product decision: Password and sessions" };

/** Passwords go through its events alone, and are kept nowhere. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordLimits | undefined,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    changePassword: fromPromise<void, PasswordChange>(async () =>
      notProvided("passwordChange", "changePassword"),
    ),
  },
  actions: {
    check: assign(({ context }, change: PasswordChange) => ({
      ...unchecked,
      isOldMissing: change.oldPassword === "",
      broken: brokenRules(change, context),
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => {
      const { fieldErrors, retryAfter = null } = detailsOf(error);
      const refused = fieldErrors?.find(({ field }) => field === "new_password");
      return { refusal: refused?.message ?? null, retryAfter };
    }),
  },
  guards: {
    isFit: ({ context }, change: PasswordChange) =>
      change.oldPassword !== "" && brokenRules(change, context).length === 0,
    isOldWrong: (_, { error }: { error: unknown }) => detailsOf(error).code === "wrong_password",
    isNewRefused: (_, { error }: { error: unknown }) => detailsOf(error).status === 400,
    isTriedTooOften: (_, { error }: { error: unknown }) => detailsOf(error).status === 429,
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(detailsOf(error)),
  },
}).createMachine({
  id: "passwordChange",
  description: "The change of one's own password: what is typed is checked here before it is sent.",
  meta: account,
  context: ({ input }) => ({
    rules: { minLength: null, refuses: [] },
    username: null,
    ...input,
    ...unchecked,
  }),
  on: {
    "change.submitted": [
      {
        guard: { type: "isFit", params: ({ event }) => event },
        target: ".sending",
        actions: { type: "check", params: ({ event }) => event },
        description: "Both passwords are typed, and the new one breaks no rule that is known.",
      },
      {
        target: ".unfit",
        actions: { type: "check", params: ({ event }) => event },
        description: "Something is missing, or breaks a rule: nothing is sent.",
      },
    ],
    "form.edited": { target: ".typing", description: "What was wrong is being put right." },
  },
  initial: "typing",
  states: {
    typing: { description: "Nothing is known to be wrong.", meta: account },
    unfit: { description: "A field says what is wrong with it.", meta: account },
    sending: {
      description: "The service is asked to change the password. There is one change at a time.",
      meta: account,
      tags: "busy",
      on: {
        "change.submitted": { description: "One is on its way already." },
        "form.edited": { description: "What was sent stays as it was." },
      },
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: ({ event }) => passwordsOf(event as PasswordChange),
        onDone: { target: "changed", description: "The other sessions have ended with it." },
        onError: [
          {
            guard: { type: "isOldWrong", params: ({ event }) => event },
            target: "wrongOld",
            description: "403 with its code: the old password is wrong.",
          },
          {
            guard: { type: "isNewRefused", params: ({ event }) => event },
            target: "refused",
            actions: { type: "noteFailure", params: ({ event }) => event },
            description: "400: the new password breaks a rule that only the host can check.",
          },
          {
            guard: { type: "isTriedTooOften", params: ({ event }) => event },
            target: "triedTooOften",
            actions: { type: "noteFailure", params: ({ event }) => event },
            description: "429: there were too many wrong passwords.",
          },
          {
            guard: { type: "isOutcomeUnknown", params: ({ event }) => event },
            target: "unanswered",
            description: "The host gave no answer: either of the two passwords may be good.",
          },
          { target: "failed", description: "The password is as it was." },
        ],
      },
    },
    wrongOld: { description: "The old password was wrong.", meta: account },
    refused: { description: "The host refused the new password.", meta: account },
    triedTooOften: { description: "The host takes no further try for a while.", meta: account },
    unanswered: { description: "Nobody knows which password is good.", meta: account },
    failed: { description: "The service could not change the password.", meta: account },
    changed: { description: "The new password is good from now on.", meta: account },
  },
});

const unchecked = { isOldMissing: false, broken: [], refusal: null, retryAfter: null };

function passwordsOf({ oldPassword, newPassword }: PasswordChange): PasswordChange {
  return { oldPassword, newPassword };
}

type Details = {
  status?: number;
  code?: string;
  retryAfter?: number;
  fieldErrors?: readonly { field: string; message: string }[];
};

function detailsOf(error: unknown): Details {
  return { ...(error as Details) };
}
