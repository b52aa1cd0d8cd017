// Generated from packages/machines/src/session/authentication.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, emit, fromCallback, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const loaded = ({ event }) => event.output;

function detailsOf(error) {
  const { name } = Object(error);
  return { name, ...error };
}

function tokenFailureOf(error) {
  const { name, status, code } = detailsOf(error);
  if (name === "NoPasskeyError") return { reason: "noPasskey", retryAfter: null };
  if ([400, 401, 403, 422].includes(status ?? 0) || (status === 200 && code))
    return { reason: "wrongCredentials", retryAfter: null };
  return [404, 405, 501].includes(status ?? 0) || name === "NotJsonError"
    ? { reason: "wrongAddress", retryAfter: null }
    : userFailureOf(error);
}

function userFailureOf(error) {
  const { status, retryAfter = null } = detailsOf(error);
  return status === 429
    ? { reason: "tooManyTries", retryAfter }
    : { reason: "unreachable", retryAfter: null };
}

/** Whether the service has answered, and asking again would bring no user either. */
function isRefusal(error) {
  const { status = 0 } = detailsOf(error);
  return (
    (status >= 200 && status < 300) ||
    (status >= 400 && status < 500 && status !== 408 && status !== 429)
  );
}

const authenticationMachine = setup({
  actors: {
    requestToken: fromPromise(async () => notProvided("authentication", "requestToken")),
    loadUser: fromPromise(async () => notProvided("authentication", "loadUser")),
    signOut: fromPromise(async () => notProvided("authentication", "signOut")),
    followConnection: fromCallback(() => notProvided("authentication", "followConnection")),
  },
  actions: {
    storeToken: (_, _params) => notProvided("authentication", "storeToken"),
    removeToken: () => notProvided("authentication", "removeToken"),
    noteToken: assign({ hasToken: true }),
    notePlaces: assign((_, { newPlaces = [] }) => ({ newPlaces })),
    forgetPlaces: assign({ newPlaces: [] }),
    forgetToken: assign({ hasToken: false }),
    welcome: assign(({ context: { newPlaces } }, loaded) => {
      const { restriction, lastChosen, notOffered, ...known } = loaded;
      return { ...nobody(), hasToken: true, newPlaces, ...known };
    }),
    forgetUser: assign(nobody()),
    forgetFailure: assign({ failure: null, signOutFailed: false }),
    recordFailure: assign((_, failure) => ({ failure })),
    recordExpiry: assign({ failure: { reason: "sessionEnded", retryAfter: null } }),
    recordFailedSignOut: assign({ signOutFailed: true }),
    tellRequested: emit({ type: "session.requested" }),
    tellBegan: emit((_, user) => ({ type: "session.began", ...user })),
    tellRestricted: emit(({ context }) => {
      return { type: "session.restricted", user: context.user };
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
    isRefused: (_, failed) => isRefusal(failed.error),
    needsSecondFactor: (_, user) => user.restriction === "needsSecondFactor",
    mustChangePassword: (_, user) => user.restriction === "mustChangePassword",
    mustSetUpSecondFactor: (_, user) => user.restriction === "mustSetUpSecondFactor",
    hasSucceeded: (_, answer) => answer.success === true,
  },
}).createMachine({
  id: "authentication",
  description: "Who is signed in, or why nobody is: a sign-in failed, or a session expired.",
  meta: { section: "specification: §4 Authentication" },
  context: ({ input }) => ({ ...nobody(), hasToken: input?.hasToken ?? false }),
  initial: "startingUp",
  on: {
    "session.expired": {
      target: ".unauthenticated",
      actions: ["forgetUser", "recordExpiry", "removeToken", "tellExpired"],
      description: "A request was answered with 401.",
    },
    "session.timedOut": {
      target: ".unauthenticated",
      actions: ["forgetUser", "recordExpiry", "removeToken", "tellSignedOut", "tellEnded"],
      description:
        "On a shared machine, nobody has used the session: it ends whatever is under way.",
      meta: { section: "product decision: A shared machine" },
    },
    "token.removed": {
      target: ".unauthenticated",
      actions: ["forgetUser", "tellEnded"],
      description: "Another tab signed out.",
      meta: { section: "product decision: Signing in and out" },
    },
    "token.replaced": {
      target: ".startingUp",
      actions: ["forgetUser", "noteToken"],
      description: "Another tab signed in: the old user is gone before the new one is loaded.",
      meta: { section: "product decision: Signing in and out" },
    },
  },
  states: {
    startingUp: {
      description: "Loads the user of the stored token. The app is shown after this settles.",
      meta: { section: "specification: §4 Authentication" },
      entry: "tellRequested",
      always: {
        guard: "hasNoToken",
        target: "unauthenticated",
        actions: "tellMissing",
        description: "Without a token nobody is signed in, and nothing is requested.",
        meta: { section: "product decision: Signing in and out" },
      },
      invoke: {
        id: "loadUser",
        src: "loadUser",
        onDone: [
          {
            guard: { type: "needsSecondFactor", params: loaded },
            target: "#authentication.needsSecondFactor",
            actions: { type: "welcome", params: loaded },
            description: "The password was right, and is half of what this user signs in with.",
            meta: { section: "product decision: The second factor" },
          },
          {
            guard: { type: "mustChangePassword", params: loaded },
            target: "#authentication.mustChangePassword",
            actions: { type: "welcome", params: loaded },
            description:
              "The token's user is answered nothing else before the password is changed.",
            meta: { section: "product decision: Password and sessions" },
          },
          {
            guard: { type: "mustSetUpSecondFactor", params: loaded },
            target: "#authentication.mustSetUpSecondFactor",
            actions: { type: "welcome", params: loaded },
            description:
              "The token's user is answered nothing else before there is a second factor.",
            meta: { section: "product decision: The second factor" },
          },
          {
            target: "#authentication.authenticated",
            actions: [
              { type: "welcome", params: loaded },
              { type: "tellBegan", params: loaded },
            ],
            description: "The token's user is signed in.",
            meta: { section: "specification: §4 Authentication" },
          },
        ],
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "unauthenticated",
            actions: ["forgetUser", "recordExpiry", "removeToken", "tellExpired"],
            description: "The token brings no user: a 4xx but 408 and 429, or an unreadable user.",
            meta: { section: "product decision: Signing in and out" },
          },
          {
            target: "unavailable",
            actions: "tellFailed",
            description: "The service failed. The token may still be good, so it is kept.",
            meta: { section: "product decision: Signing in and out" },
          },
        ],
      },
    },
    unavailable: {
      description: "The start-up load had no definite answer (none, 5xx, 408, 429): the 500 page.",
      meta: { section: "product decision: Signing in and out" },
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
      meta: { section: "specification: §4 Authentication" },
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
          meta: { section: "product decision: The second factor" },
        },
        "session.expired": { description: "Nobody is signed in already." },
        "token.removed": { description: "Nobody is signed in already." },
      },
    },
    signingIn: {
      description: "A sign-in is under way. A second one is not accepted.",
      meta: { section: "specification: §4 Authentication" },
      tags: "busy",
      initial: "requestingToken",
      states: {
        requestingToken: {
          description:
            "Trades the credentials, or a passkey, for a token. Other tabs do not interrupt.",
          meta: { section: "specification: §4 Authentication" },
          on: {
            "session.expired": { description: "A 401 to a sign-in is its own refusal." },
            "token.removed": {
              actions: "forgetToken",
              description: "Another tab signed out: its token is no longer there to fall back on.",
              meta: { section: "product decision: Signing in and out" },
            },
            "token.replaced": {
              actions: "noteToken",
              description: "Another tab signed in: its token counts if this sign-in fails.",
              meta: { section: "product decision: Signing in and out" },
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
                meta: { section: "product decision: Signing in and out" },
              },
              {
                target: "#authentication.unauthenticated",
                actions: {
                  type: "recordFailure",
                  params: ({ event }) => tokenFailureOf(event.error),
                },
                description: "No token was given: Login shows why.",
                meta: { section: "product decision: Signing in and out" },
              },
            ],
          },
        },
        loadingUser: {
          description: "Loads the user of the new token.",
          meta: { section: "specification: §4 Authentication" },
          on: { "session.expired": { description: "The load that fails reports it." } },
          invoke: {
            id: "loadUser",
            src: "loadUser",
            onDone: [
              {
                guard: { type: "needsSecondFactor", params: loaded },
                target: "#authentication.needsSecondFactor",
                actions: { type: "welcome", params: loaded },
                description: "The password was right, and is half of what this user signs in with.",
                meta: { section: "product decision: The second factor" },
              },
              {
                guard: { type: "mustChangePassword", params: loaded },
                target: "#authentication.mustChangePassword",
                actions: { type: "welcome", params: loaded },
                description:
                  "The token's user is answered nothing else before the password is changed.",
                meta: { section: "product decision: Password and sessions" },
              },
              {
                guard: { type: "mustSetUpSecondFactor", params: loaded },
                target: "#authentication.mustSetUpSecondFactor",
                actions: { type: "welcome", params: loaded },
                description:
                  "The token's user is answered nothing else before there is a second factor.",
                meta: { section: "product decision: The second factor" },
              },
              {
                target: "#authentication.authenticated",
                actions: [
                  { type: "welcome", params: loaded },
                  { type: "tellBegan", params: loaded },
                ],
                description: "The token's user is signed in.",
                meta: { section: "specification: §4 Authentication" },
              },
            ],
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
    needsSecondFactor: {
      description:
        "The second step of a sign-in: a code, a recovery code or a passkey, or nothing.",
      meta: { section: "product decision: The second factor" },
      entry: "tellRestricted",
      on: {
        "secondFactor.passed": {
          target: "startingUp",
          actions: [
            { type: "storeToken", params: ({ event }) => event },
            { type: "notePlaces", params: ({ event }) => event },
          ],
          description: "Another token came for it, which is stored: its user is loaded.",
        },
      },
      initial: "idle",
      states: {
        idle: {
          description: "No sign-out is under way.",
          meta: { section: "product decision: The second factor" },
          on: {
            "signOut.requested": {
              target: "signingOut",
              actions: "forgetFailure",
              description: "The user signs out.",
            },
          },
        },
        signingOut: {
          description: "Asks the service to end the session.",
          meta: { section: "specification: §4 Authentication" },
          tags: "busy",
          on: {
            "password.expired": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "password.changed": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.asked": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.setUp": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "access.added": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "session.expired": {
              target: "#authentication.unauthenticated",
              actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
              description:
                "A 401 to this or to what was asked before: the session is over, as wished.",
              meta: { section: "product decision: Signing in and out" },
            },
          },
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: [
              {
                guard: { type: "hasSucceeded", params: ({ event }) => event.output },
                target: "#authentication.unauthenticated",
                actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
                description: "The answer carries the success flag.",
              },
              {
                target: "idle",
                actions: "recordFailedSignOut",
                description: "Without the flag the user stays signed in.",
                meta: { section: "product decision: Signing in and out" },
              },
            ],
            onError: {
              target: "idle",
              actions: "recordFailedSignOut",
              description: "A failed sign-out changes nothing.",
              meta: { section: "specification: §8 The error catalogue" },
            },
          },
        },
      },
    },
    mustChangePassword: {
      description:
        "A user is signed in, and can change the password or sign out, and nothing else.",
      meta: { section: "product decision: Password and sessions" },
      entry: "tellRestricted",
      on: { "password.changed": { target: "startingUp", description: "Here or in another tab." } },
      initial: "idle",
      states: {
        idle: {
          description: "No sign-out is under way.",
          meta: { section: "product decision: Password and sessions" },
          on: {
            "signOut.requested": {
              target: "signingOut",
              actions: "forgetFailure",
              description: "The user signs out.",
            },
          },
        },
        signingOut: {
          description: "Asks the service to end the session.",
          meta: { section: "specification: §4 Authentication" },
          tags: "busy",
          on: {
            "password.expired": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "password.changed": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.asked": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.setUp": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "access.added": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "session.expired": {
              target: "#authentication.unauthenticated",
              actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
              description:
                "A 401 to this or to what was asked before: the session is over, as wished.",
              meta: { section: "product decision: Signing in and out" },
            },
          },
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: [
              {
                guard: { type: "hasSucceeded", params: ({ event }) => event.output },
                target: "#authentication.unauthenticated",
                actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
                description: "The answer carries the success flag.",
              },
              {
                target: "idle",
                actions: "recordFailedSignOut",
                description: "Without the flag the user stays signed in.",
                meta: { section: "product decision: Signing in and out" },
              },
            ],
            onError: {
              target: "idle",
              actions: "recordFailedSignOut",
              description: "A failed sign-out changes nothing.",
              meta: { section: "specification: §8 The error catalogue" },
            },
          },
        },
      },
    },
    mustSetUpSecondFactor: {
      description:
        "A user is signed in, and can set a second factor up or sign out, and nothing else.",
      meta: { section: "product decision: The second factor" },
      entry: "tellRestricted",
      on: {
        "secondFactor.setUp": { target: "startingUp", description: "Here or in another tab." },
      },
      initial: "idle",
      states: {
        idle: {
          description: "No sign-out is under way.",
          meta: { section: "product decision: The second factor" },
          on: {
            "signOut.requested": {
              target: "signingOut",
              actions: "forgetFailure",
              description: "The user signs out.",
            },
          },
        },
        signingOut: {
          description: "Asks the service to end the session.",
          meta: { section: "specification: §4 Authentication" },
          tags: "busy",
          on: {
            "password.expired": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "password.changed": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.asked": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.setUp": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "access.added": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "session.expired": {
              target: "#authentication.unauthenticated",
              actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
              description:
                "A 401 to this or to what was asked before: the session is over, as wished.",
              meta: { section: "product decision: Signing in and out" },
            },
          },
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: [
              {
                guard: { type: "hasSucceeded", params: ({ event }) => event.output },
                target: "#authentication.unauthenticated",
                actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
                description: "The answer carries the success flag.",
              },
              {
                target: "idle",
                actions: "recordFailedSignOut",
                description: "Without the flag the user stays signed in.",
                meta: { section: "product decision: Signing in and out" },
              },
            ],
            onError: {
              target: "idle",
              actions: "recordFailedSignOut",
              description: "A failed sign-out changes nothing.",
              meta: { section: "specification: §8 The error catalogue" },
            },
          },
        },
      },
    },
    authenticated: {
      description: "A user is signed in.",
      meta: { section: "specification: §4 Authentication" },
      on: {
        "newPlaces.seen": { actions: "forgetPlaces", description: "They are said once." },
        "access.added": {
          target: "startingUp",
          description: "An invitation was accepted: the companies are loaded again.",
          meta: { section: "product decision: Who has access" },
        },
        "password.expired": {
          target: "mustChangePassword",
          description: "An administrator had the password expire: nothing else is answered now.",
          meta: { section: "product decision: Password and sessions" },
        },
        "secondFactor.asked": {
          target: "mustSetUpSecondFactor",
          description: "A company asks for one from now on: nothing else is answered.",
          meta: { section: "product decision: The second factor" },
        },
      },
      initial: "idle",
      states: {
        idle: {
          description: "No sign-out is under way.",
          meta: { section: "specification: §4 Authentication" },
          on: {
            "signOut.requested": {
              target: "signingOut",
              actions: "forgetFailure",
              description: "The user signs out.",
            },
          },
        },
        signingOut: {
          description: "Asks the service to end the session.",
          meta: { section: "specification: §4 Authentication" },
          tags: "busy",
          on: {
            "password.expired": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "password.changed": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.asked": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "secondFactor.setUp": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "access.added": {
              description:
                "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
              meta: { section: "product decision: Signing in and out" },
            },
            "session.expired": {
              target: "#authentication.unauthenticated",
              actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
              description:
                "A 401 to this or to what was asked before: the session is over, as wished.",
              meta: { section: "product decision: Signing in and out" },
            },
          },
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: [
              {
                guard: { type: "hasSucceeded", params: ({ event }) => event.output },
                target: "#authentication.unauthenticated",
                actions: ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"],
                description: "The answer carries the success flag.",
              },
              {
                target: "idle",
                actions: "recordFailedSignOut",
                description: "Without the flag the user stays signed in.",
                meta: { section: "product decision: Signing in and out" },
              },
            ],
            onError: {
              target: "idle",
              actions: "recordFailedSignOut",
              description: "A failed sign-out changes nothing.",
              meta: { section: "specification: §8 The error catalogue" },
            },
          },
        },
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

function credentialsOf(event) {
  if (event.type !== "signIn.submitted") return { isShared: event.isShared };
  const { username, password, isShared } = event;
  return { username, password, isShared };
}

export { authenticationMachine };
