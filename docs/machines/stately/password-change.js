// Generated from packages/machines/src/account/password-change.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

/** The rules that a new password breaks, as far as they can be checked without asking the host. */
function brokenRules({ oldPassword, newPassword }, { rules: { minLength, refuses }, username }) {
  const broken = {
    min_length: [...newPassword].length < (minLength ?? 1),
    user_name: refuses.includes("user_name") && holdsName(newPassword, username),
    digits_alone: refuses.includes("digits_alone") && !/\p{L}/u.test(newPassword),
    same: newPassword !== "" && newPassword === oldPassword,
  };
  return Object.keys(broken).filter((rule) => broken[rule]);
}

/** Fewer letters are part of too many words. */
const tellingLength = 4;

function holdsName(password, username) {
  if (username === null || [...username].length < tellingLength) return false;
  return password.toLowerCase().includes(username.toLowerCase());
}

/**
 * Whether nobody knows what became of a request: no answer came, a gateway gave one in the host's place, or what
 * came is none of the contract, in which every failure has a code.
 */
function isOutcomeUnknown({ status, code }) {
  if (status === void 0 || status === 502 || status === 504) return true;
  return status < 300 && code === void 0;
}

/** Passwords go through its events alone, and are kept nowhere. */
const passwordChangeMachine = setup({
  actors: {
    changePassword: fromPromise(async () => notProvided("passwordChange", "changePassword")),
  },
  actions: {
    check: assign(({ context }, change) => ({
      ...unchecked,
      isOldMissing: change.oldPassword === "",
      broken: brokenRules(change, context),
    })),
    noteFailure: assign((_, { error }) => {
      const { fieldErrors, retryAfter = null } = detailsOf(error);
      return {
        refusal: fieldErrors?.find(({ field }) => field === "new_password")?.message ?? null,
        retryAfter,
      };
    }),
  },
  guards: {
    isFit: ({ context }, change) =>
      change.oldPassword !== "" && brokenRules(change, context).length === 0,
    isOldWrong: (_, { error }) => detailsOf(error).code === "wrong_password",
    isNewRefused: (_, { error }) => detailsOf(error).status === 400,
    isTriedTooOften: (_, { error }) => detailsOf(error).status === 429,
    isOutcomeUnknown: (_, { error }) => isOutcomeUnknown(detailsOf(error)),
  },
}).createMachine({
  id: "passwordChange",
  description: "The change of one's own password: what is typed is checked here before it is sent.",
  meta: { section: "product decision: Password and sessions" },
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
    typing: {
      description: "Nothing is known to be wrong.",
      meta: { section: "product decision: Password and sessions" },
    },
    unfit: {
      description: "A field says what is wrong with it.",
      meta: { section: "product decision: Password and sessions" },
    },
    sending: {
      description: "The service is asked to change the password. There is one change at a time.",
      meta: { section: "product decision: Password and sessions" },
      tags: "busy",
      on: {
        "change.submitted": { description: "One is on its way already." },
        "form.edited": { description: "What was sent stays as it was." },
      },
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: ({ event }) => passwordsOf(event),
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
    wrongOld: {
      description: "The old password was wrong.",
      meta: { section: "product decision: Password and sessions" },
    },
    refused: {
      description: "The host refused the new password.",
      meta: { section: "product decision: Password and sessions" },
    },
    triedTooOften: {
      description: "The host takes no further try for a while.",
      meta: { section: "product decision: Password and sessions" },
    },
    unanswered: {
      description: "Nobody knows which password is good.",
      meta: { section: "product decision: Password and sessions" },
    },
    failed: {
      description: "The service could not change the password.",
      meta: { section: "product decision: Password and sessions" },
    },
    changed: {
      description: "The new password is good from now on.",
      meta: { section: "product decision: Password and sessions" },
    },
  },
});

const unchecked = { isOldMissing: false, broken: [], refusal: null, retryAfter: null };

function passwordsOf({ oldPassword, newPassword }) {
  return { oldPassword, newPassword };
}

function detailsOf(error) {
  return { ...error };
}

export { passwordChangeMachine };
