import type { User } from "partner-sdk";
import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type {
  AuthenticationContext,
  AuthenticationEvent,
  Credentials,
  PasskeyCredentials,
  SignInFailure,
  Token,
} from "./authentication-events.ts";
import { onUser, restrictedStates } from "./restricted-session.ts";
import type { SessionEvent, SignedInUser } from "./session.ts";
import { isRefusal, tokenFailureOf, userFailureOf } from "./sign-in-failure.ts";
import { onSignOut, onTimeout, signingOut } from "./signing-out.ts";

const specified = { section: "specification: §4 Authentication" };
const designed = { section: "product decision: Signing in and out" };
const account = { section: "product decision: Password and sessions" };
const access = { section: "product decision: Who has access" };
const secondFactor = { section: "product decision: The second factor" };

export const authenticationMachine = setup({
  types: {
    context: {} as AuthenticationContext,
    events: {} as AuthenticationEvent,
    emitted: {} as SessionEvent,
    input: {} as { hasToken: boolean } | undefined,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    requestToken: fromPromise<Token, Credentials | PasskeyCredentials>(async () =>
      notProvided("authentication", "requestToken"),
    ),
    loadUser: fromPromise<SignedInUser>(async () => notProvided("authentication", "loadUser")),
    signOut: fromPromise<{ success: boolean }>(async () =>
      notProvided("authentication", "signOut"),
    ),
    followConnection: fromCallback(() => notProvided("authentication", "followConnection")),
  },
  actions: {
    storeToken: (_, _params: { token: string }) => notProvided("authentication", "storeToken"),
    removeToken: () => notProvided("authentication", "removeToken"),
    noteToken: assign({ hasToken: true }),
    notePlaces: assign((_, { newPlaces = [] }: Token) => ({ newPlaces })),
    forgetPlaces: assign({ newPlaces: [] }),
    forgetToken: assign({ hasToken: false }),
    welcome: assign(({ context: { newPlaces } }, loaded: SignedInUser) => {
      const { restriction, lastChosen, notOffered, ...known } = loaded;
      return { ...nobody(), hasToken: true, newPlaces, ...known };
    }),
    forgetUser: assign(nobody()),
    forgetFailure: assign({ failure: null, signOutFailed: false }),
    recordFailure: assign((_, failure: SignInFailure) => ({ failure })),
    recordExpiry: assign({ failure: { reason: "sessionEnded", retryAfter: null } }),
    recordFailedSignOut: assign({ signOutFailed: true }),
    tellRequested: emit({ type: "session.requested" }),
    tellBegan: emit((_, user: SignedInUser) => ({ type: "session.began", ...user }) as const),
    tellRestricted: emit(({ context }) => {
      return { type: "session.restricted", user: context.user as User } as const;
    }),
    tellMissing: emit({ type: "session.missing" }),
    tellFailed: emit({ type: "session.failed" }),
    tellSignedOut: emit({ type: "session.signedOut" }),
    tellEnded: emit({ type: "session.ended" }),
    tellExpired: emit({ type: "session.expired" }),
  },
  guards: {
    hasNoToken: ({ context }) => !context.hasToken,
    hasToken: ({ context }) => context.hasToken,
    isRefused: (_, failed: { error: unknown }) => isRefusal(failed.error),
    needsSecondFactor: (_, user: SignedInUser) => user.restriction === "needsSecondFactor",
    mustChangePassword: (_, user: SignedInUser) => user.restriction === "mustChangePassword",
    mustSetUpSecondFactor: (_, user: SignedInUser) => user.restriction === "mustSetUpSecondFactor",
    hasSucceeded: (_, answer: { success: boolean }) => answer.success === true,
  },
}).createMachine({
  id: "authentication",
  description: "Who is signed in, or why nobody is: a sign-in failed, or a session expired.",
  meta: specified,
  context: ({ input }) => ({ ...nobody(), hasToken: input?.hasToken ?? false }),
  initial: "startingUp",
  on: {
    "session.expired": {
      target: ".unauthenticated",
      actions: ["forgetUser", "recordExpiry", "removeToken", "tellExpired"],
      description: "A request was answered with 401.",
    },
    "session.timedOut": onTimeout,
    "token.removed": {
      target: ".unauthenticated",
      actions: ["forgetUser", "tellEnded"],
      description: "Another tab signed out.",
      meta: designed,
    },
    "token.replaced": {
      target: ".startingUp",
      actions: ["forgetUser", "noteToken"],
      description: "Another tab signed in: the old user is gone before the new one is loaded.",
      meta: designed,
    },
  },
  states: {
    startingUp: {
      description: "Loads the user of the stored token. The app is shown after this settles.",
      meta: specified,
      entry: "tellRequested",
      always: {
        guard: "hasNoToken",
        target: "unauthenticated",
        actions: "tellMissing",
        description: "Without a token nobody is signed in, and nothing is requested.",
        meta: designed,
      },
      invoke: {
        id: "loadUser",
        src: "loadUser",
        onDone: onUser,
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "unauthenticated",
            actions: ["forgetUser", "recordExpiry", "removeToken", "tellExpired"],
            description: "The token brings no user: a 4xx but 408 and 429, or an unreadable user.",
            meta: designed,
          },
          {
            target: "unavailable",
            actions: "tellFailed",
            description: "The service failed. The token may still be good, so it is kept.",
            meta: designed,
          },
        ],
      },
    },
    unavailable: {
      description: "The start-up load had no definite answer (none, 5xx, 408, 429): the 500 page.",
      meta: designed,
      on: {
        "retry.requested": { target: "startingUp", description: "'Go home' tries again." },
        "connection.restored": { target: "startingUp", description: "Online again: so does this." },
      },
      invoke: {
        id: "followConnection",
        src: "followConnection",
        onError: { description: "Without it only 'Go home' tries again." },
      },
    },
    unauthenticated: {
      description: "Nobody is signed in: Login.",
      meta: specified,
      on: {
        "signIn.submitted": {
          target: "signingIn",
          actions: "forgetFailure",
          description: "A user name and a password were submitted.",
        },
        "passkey.chosen": {
          target: "signingIn",
          actions: "forgetFailure",
          description: "The user signs in with a passkey of this device.",
          meta: secondFactor,
        },
        "session.expired": { description: "Nobody is signed in already." },
        "token.removed": { description: "Nobody is signed in already." },
      },
    },
    signingIn: {
      description: "A sign-in is under way. A second one is not accepted.",
      meta: specified,
      tags: "busy",
      initial: "requestingToken",
      states: {
        requestingToken: {
          description:
            "Trades the credentials, or a passkey, for a token. Other tabs do not interrupt.",
          meta: specified,
          on: {
            "session.expired": { description: "A 401 to a sign-in is its own refusal." },
            "token.removed": {
              actions: "forgetToken",
              description: "Another tab signed out: its token is no longer there to fall back on.",
              meta: designed,
            },
            "token.replaced": {
              actions: "noteToken",
              description: "Another tab signed in: its token counts if this sign-in fails.",
              meta: designed,
            },
          },
          invoke: {
            id: "requestToken",
            src: "requestToken",
            input: ({ event }) => credentialsOf(event),
            onDone: {
              target: "loadingUser",
              actions: [
                "noteToken",
                { type: "storeToken", params: ({ event }) => event.output },
                { type: "notePlaces", params: ({ event }) => event.output },
              ],
              description: "The token is stored.",
            },
            onError: [
              {
                guard: "hasToken",
                target: "#authentication.startingUp",
                description: "No token came, but another tab signed in: its user is loaded.",
                meta: designed,
              },
              {
                target: "#authentication.unauthenticated",
                actions: {
                  type: "recordFailure",
                  params: ({ event }) => tokenFailureOf(event.error),
                },
                description: "No token was given: Login shows why.",
                meta: designed,
              },
            ],
          },
        },
        loadingUser: {
          description: "Loads the user of the new token.",
          meta: specified,
          on: { "session.expired": { description: "The load that fails reports it." } },
          invoke: {
            id: "loadUser",
            src: "loadUser",
            onDone: onUser,
            onError: {
              target: "#authentication.unauthenticated",
              actions: [
                "forgetUser",
                { type: "recordFailure", params: ({ event }) => userFailureOf(event.error) },
                "removeToken",
              ],
              description: "Without a user the token is removed.",
            },
          },
        },
      },
    },
    ...restrictedStates,
    authenticated: {
      description: "A user is signed in.",
      meta: specified,
      on: {
        "newPlaces.seen": { actions: "forgetPlaces", description: "They are said once." },
        "access.added": {
          target: "startingUp",
          description: "An invitation was accepted: the companies are loaded again.",
          meta: access,
        },
        "password.expired": {
          target: "mustChangePassword",
          description: "An administrator had the password expire: nothing else is answered now.",
          meta: account,
        },
        "secondFactor.asked": {
          target: "mustSetUpSecondFactor",
          description: "A company asks for one from now on: nothing else is answered.",
          meta: secondFactor,
        },
      },
      initial: "idle",
      states: {
        idle: {
          description: "No sign-out is under way.",
          meta: specified,
          on: { "signOut.requested": onSignOut },
        },
        signingOut,
      },
    },
  },
});

function nobody() {
  return {
    hasToken: false,
    user: null,
    companies: {},
    reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
    passwordRules: { minLength: null, refuses: [] },
    secondFactorWays: [],
    newPlaces: [],
    failure: null,
    signOutFailed: false,
  };
}

function credentialsOf(event: AuthenticationEvent): Credentials | PasskeyCredentials {
  if (event.type !== "signIn.submitted")
    return { isShared: (event as PasskeyCredentials).isShared };
  const { username, password, isShared } = event;
  return { username, password, isShared };
}
