// Generated from packages/machines/src/portal.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from "xstate";

/** A page that people are sent to: nowhere to come back to. */
function isSystemPage(page) {
  return /^\/(login|error)\b/.test(page);
}

/** A page that nobody has to sign in for: it stays open when a session ends. */
function isInvitationPage(page) {
  return /^\/invitation\/?(?:[?#]|$)/.test(page);
}

/** Whether the page was another user's, as far as the tab remembers. */
function isOtherUser({ user, remembered }, key) {
  return (user ?? remembered?.user ?? key) !== key;
}

function companiesToRemember({ user, chosen }) {
  return { user: String(user), companies: chosen };
}

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const connectionMachine = setup({
  actors: { followConnection: fromCallback(() => notProvided("connection", "followConnection")) },
}).createMachine({
  id: "connection",
  description: "Whether the browser has a connection at all.",
  meta: { section: "product decision: The connection" },
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the portal counts as online." },
  },
  initial: "online",
  states: {
    online: {
      description: "As far as the browser knows, there is a connection.",
      meta: { section: "product decision: The connection" },
      on: { "connection.lost": { target: "offline", description: "The browser has no network." } },
    },
    offline: {
      description: "Nothing can be requested. What is shown stays.",
      meta: { section: "product decision: The connection" },
      tags: "offline",
      on: {
        "connection.restored": { target: "online", description: "The browser is online again." },
      },
    },
  },
});

const loadingMachine = setup({
  actions: {
    countUp: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countDown: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
  guards: { isLast: ({ context }) => context.inFlight === 1 },
  delays: { patience: 5e3 },
}).createMachine({
  id: "loading",
  description: "The global loading flag, and whether any request is in flight or takes too long.",
  meta: { section: "specification: §4 Global loading flag" },
  context: { inFlight: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "The flag is false.",
      meta: { section: "specification: §4 Global loading flag" },
      initial: "quiet",
      on: {
        "request.started": {
          target: "loading",
          actions: "countUp",
          description: "Any request that starts sets the flag.",
        },
      },
      states: {
        quiet: {
          description: "No request is in flight.",
          meta: { section: "product decision: Requests in flight" },
        },
        awaiting: {
          description: "An answer cleared the flag while other requests are still in flight.",
          meta: { section: "product decision: Requests in flight" },
          tags: "inFlight",
          initial: "usual",
          on: {
            "request.settled": [
              {
                guard: "isLast",
                target: "quiet",
                actions: "countDown",
                description: "The last request settled: the progress bar ends.",
              },
              {
                target: "awaiting",
                actions: "countDown",
                description: "Others are still in flight: the progress bar goes on.",
              },
            ],
          },
          states: {
            usual: {
              description: "The last answer came less than five seconds ago.",
              meta: { section: "product decision: Requests in flight" },
              after: { patience: { target: "slow", description: "No answer for five seconds." } },
            },
            slow: {
              description: "The other answers take longer than usual.",
              meta: { section: "product decision: Requests in flight" },
              tags: "slow",
            },
          },
        },
      },
    },
    loading: {
      description: "The flag is true.",
      meta: { section: "specification: §4 Global loading flag" },
      tags: ["loading", "inFlight"],
      initial: "usual",
      on: {
        "request.started": {
          actions: "countUp",
          description: "One more request is in flight.",
          meta: { section: "product decision: Requests in flight" },
        },
        "request.settled": [
          {
            guard: "isLast",
            target: "idle",
            actions: "countDown",
            description: "Any answer or error clears the flag. None is in flight.",
            meta: { section: "specification: §4 Global loading flag" },
          },
          {
            target: "idle.awaiting",
            actions: "countDown",
            description: "Any answer or error clears the flag, though others are in flight.",
            meta: { section: "specification: §4 Global loading flag" },
          },
        ],
      },
      states: {
        usual: {
          description: "The flag was set less than five seconds ago.",
          meta: { section: "product decision: Requests in flight" },
          after: { patience: { target: "slow", description: "No answer for five seconds." } },
        },
        slow: {
          description: "The answer takes longer than usual. The portal still waits for it.",
          meta: { section: "product decision: Requests in flight" },
          tags: "slow",
        },
      },
    },
  },
});

const keyOfOperation = ({ method, path }) => `${method} ${path}`;

/** Whether a failure says that the host does not have the operation, and not that it has no such vehicle or session. */
function isNotOffered({ status, feature, isStaleSession, ...asked }) {
  if (!feature || isStaleSession) return false;
  const isRead = asked.method === "GET" || feature === "readings";
  return status === 501 || (status === 404 && isRead && !/{(?!company_id)/.test(asked.path));
}

const withOperation = ({ context: { user, notOffered }, event }) => ({
  user: String(user),
  operations: [.../* @__PURE__ */ new Set([...notOffered, keyOfOperation(event)])],
});

/** Not the SDK's list: what is to run in the visualizer imports values from `xstate` alone. */
const modules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
];

const activeCompanyMachine = setup({
  actions: {
    choose: assign((_, company) => ({ chosen: company })),
    chooseOnly: assign((_, companies) => ({
      chosen: companies.reduce((_none, { id }) => id, null),
    })),
    allow: assign((_, companies) => ({ allowed: companies })),
    forget: assign({ chosen: null }),
  },
  guards: {
    isAllowed: ({ context }, company) => has(context.allowed, company),
    isOnlyOne: (_, companies) => companies.length === 1,
    allowsLast: (_, event) => has(event.companies, event.last),
    allowsChosen: ({ context }, companies) => has(companies, context.chosen),
    isKeptOnSignOut: ({ context }) => context.module === "counterwise_ticketing",
  },
}).createMachine({
  id: "activeCompany",
  description: "The company that the user works with in one module.",
  meta: { section: "specification: §4 Active company" },
  context: ({ input }) => ({ module: input?.module ?? "intracity", chosen: null, allowed: [] }),
  initial: "none",
  states: {
    none: {
      description: "No company was chosen.",
      meta: { section: "specification: §4 Active company" },
      on: {
        "company.chosen": [
          {
            guard: { type: "isAllowed", params: ({ event }) => event.company },
            target: "chosen",
            actions: { type: "choose", params: ({ event }) => event.company },
            description: "The user picks one of the module's companies.",
          },
          { description: "Not one of those that the user may see: the choice is refused." },
        ],
        "companies.allowed": [
          {
            guard: { type: "isOnlyOne", params: ({ event }) => event.companies },
            target: "chosen",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "chooseOnly", params: ({ event }) => event.companies },
            ],
            description: "A module's only company is chosen by itself.",
            meta: { section: "specification: §2 Navigation rules" },
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: "chosen",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "The company that the user last chose is chosen again.",
            meta: { section: "product decision: The active company" },
          },
          {
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "The signed-in user may choose among these.",
          },
        ],
      },
    },
    chosen: {
      description: "A company was chosen.",
      meta: { section: "specification: §4 Active company" },
      initial: "usable",
      on: {
        "company.chosen": [
          {
            guard: { type: "isAllowed", params: ({ event }) => event.company },
            target: ".usable",
            actions: { type: "choose", params: ({ event }) => event.company },
            description: "The user picks another company.",
          },
          { description: "Not one of those that the user may see: the choice is refused." },
        ],
        "companies.allowed": [
          {
            guard: { type: "isOnlyOne", params: ({ event }) => event.companies },
            target: ".usable",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "chooseOnly", params: ({ event }) => event.companies },
            ],
            description: "A module's only company is chosen by itself.",
            meta: { section: "specification: §2 Navigation rules" },
          },
          {
            guard: { type: "allowsChosen", params: ({ event }) => event.companies },
            target: ".usable",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "The user may see the chosen company.",
            meta: { section: "product decision: The active company" },
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: ".usable",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "Not the chosen company, but the one that the user last chose.",
            meta: { section: "product decision: The active company" },
          },
          {
            target: ".dormant",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "Nobody is signed in, or the user may not see the chosen company.",
            meta: { section: "product decision: The active company" },
          },
        ],
        "companies.cleared": [
          {
            guard: "isKeptOnSignOut",
            description: "The slip: counterwise_ticketing is left untouched by sign-out.",
          },
          {
            target: "none",
            actions: "forget",
            description: "Sign-out clears the active companies.",
          },
        ],
      },
      states: {
        usable: {
          description: "The signed-in user may see the company: it is active.",
          meta: { section: "specification: §4 Active company" },
          tags: "active",
        },
        dormant: {
          description: "Kept, but not active: it is not among the allowed companies.",
          meta: { section: "product decision: The active company" },
        },
      },
    },
  },
});

function has(companies, id) {
  return companies.some((company) => company.id === id);
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

/** What a user is known by. */
function keyOfUser({ id, name }) {
  return String(id ?? name);
}

const portalMachine = setup({
  actors: {
    authentication: authenticationMachine,
    activeCompany: activeCompanyMachine,
    loading: loadingMachine,
    connection: connectionMachine,
    followSession: fromCallback(
      ({ sendBack, system }) => system.get("authentication").on("*", sendBack).unsubscribe,
    ),
    followTabs: fromCallback(() => notProvided("portal", "followTabs")),
  },
  actions: {
    redirect: (_, _params) => notProvided("portal", "redirect"),
    persistCompanies: (_, _params) => notProvided("portal", "persistCompanies"),
    persistNotOffered: (_, _params) => notProvided("portal", "persistNotOffered"),
    forgetOpened: (_) => notProvided("portal", "forgetOpened"),
    forgetPresets: (_) => notProvided("portal", "forgetPresets"),
    forgetLastCompanies: (_) => notProvided("portal", "forgetLastCompanies"),
    forgetOthers: (_, _params) => notProvided("portal", "forgetOthers"),
    countStarted: sendTo("loading", { type: "request.started" }),
    countSettled: sendTo("loading", { type: "request.settled" }),
    expireSession: sendTo("authentication", { type: "session.expired" }),
    expirePassword: sendTo("authentication", { type: "password.expired" }),
    askSecondFactor: sendTo("authentication", { type: "secondFactor.asked" }),
    tellAuthentication: sendTo("authentication", ({ event }) => event),
    notePage: assign((_, page) => ({ page })),
    endWayBack: assign(({ context: { page, returnTo } }) => ({
      returnTo: isSystemPage(page) ? returnTo : null,
    })),
    noteWayBack: assign(({ context: { page, user, remembered, returnTo } }) => ({
      returnTo: isSystemPage(page) ? returnTo : { page, user: user ?? remembered?.user ?? null },
    })),
    noteUser: enqueueActions(({ context, enqueue }, user) => {
      enqueue.assign({ user });
      if (!isOtherUser(context, user)) return;
      for (const module of modules) enqueue.sendTo(module, { type: "companies.cleared" });
    }),
    welcome: enqueueActions(({ context, enqueue }, signedIn) => {
      const { companies, reporting, lastChosen, notOffered = [] } = signedIn;
      const { user: whose, companies: chosen } = context.remembered ?? {};
      const last = whose === context.user ? { ...lastChosen, ...chosen } : lastChosen;
      enqueue.assign({ companies, reporting, notOffered, remembered: null });
      for (const module of modules) {
        const event = { type: "companies.allowed", companies: companies[module] ?? [] };
        enqueue.sendTo(module, { ...event, last: last?.[module] ?? null });
      }
    }),
    noteNotOffered: assign((_, { operations }) => ({ notOffered: operations })),
    withdrawCompanies: enqueueActions(({ enqueue }) => {
      enqueue.assign({ companies: {} });
      for (const module of modules)
        enqueue.sendTo(module, { type: "companies.allowed", companies: [], last: null });
    }),
    forgetChoices: enqueueActions(({ enqueue }) => {
      enqueue.assign({ returnTo: null });
      for (const module of modules) enqueue.sendTo(module, { type: "companies.cleared" });
    }),
    noteCompany: assign(({ context }, snapshot) => {
      const { module, chosen, allowed } = snapshot.context;
      const company = snapshot.hasTag("active") && allowed.find(({ id }) => id === chosen);
      return {
        chosen: { ...context.chosen, [module]: chosen },
        active: { ...context.active, [module]: company || null },
      };
    }),
    openReport: assign(({ context, spawn }, { machine, input }) => {
      const { operation, company } = input;
      const report = spawn(machine, { id: `report.${operation.path}@${company}`, input });
      return { reports: [...context.reports, { operation, company, report }] };
    }),
    closeReport: enqueueActions(({ context, enqueue }, { report }) => {
      const others = context.reports.filter((open) => open.report !== report);
      if (others.length === context.reports.length) return;
      enqueue.stopChild(report);
      enqueue.assign({ reports: others });
    }),
    closeReports: enqueueActions(({ context, enqueue }) => {
      for (const { report } of context.reports) enqueue.stopChild(report);
      enqueue.assign({ reports: [] });
    }),
  },
  guards: {
    isStaleSession: (_, { isStaleSession }) => isStaleSession,
    isUnauthorised: (_, { status, isSignIn }) => status === 401 && !isSignIn,
    isPasswordExpired: (_, { code }) => code === "password_change_required",
    isSecondFactorAsked: (_, { code }) => code === "second_factor_setup_required",
    isNotOffered: (_, failed) => isNotOffered(failed),
    isServiceFailure: (_, { status, aborted, isOffline, isBackground }) =>
      !aborted && !isBackground && (status === 500 || (status === null && !isOffline)),
    isAtPlaceOfAnother: ({ context }, user) =>
      isOtherUser(context, user) && !isSystemPage(context.page) && !isInvitationPage(context.page),
    isAtInvitation: ({ context }) => isInvitationPage(context.page),
    isOtherCompany: ({ context }, { context: { module, chosen } }) =>
      context.user !== null && (context.chosen[module] ?? null) !== chosen,
  },
}).createMachine({
  id: "portal",
  description: "A session's life, and what goes on beside it: requests, companies, reports, tabs.",
  meta: { section: "product decision: The portal" },
  context: ({ input }) => ({
    ...(input ?? { hasToken: false, page: "/", remembered: null }),
    user: null,
    companies: {},
    reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
    notOffered: [],
    chosen: {},
    active: {},
    returnTo: null,
    reports: [],
  }),
  invoke: [
    { id: "session", src: "followSession" },
    {
      id: "authentication",
      src: "authentication",
      systemId: "authentication",
      input: ({ context: { hasToken } }) => ({ hasToken }),
    },
    { id: "loading", src: "loading" },
    { id: "connection", src: "connection" },
    { id: "tabs", src: "followTabs", onError: { description: "The portal goes on alone." } },
    {
      id: "intracity",
      src: "activeCompany",
      input: { module: "intracity" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "supervisor",
      src: "activeCompany",
      input: { module: "supervisor" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "offline_counter",
      src: "activeCompany",
      input: { module: "offline_counter" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "toll_plaza",
      src: "activeCompany",
      input: { module: "toll_plaza" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "waybill",
      src: "activeCompany",
      input: { module: "waybill" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "water",
      src: "activeCompany",
      input: { module: "water" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "intercity",
      src: "activeCompany",
      input: { module: "intercity" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
    {
      id: "counterwise_ticketing",
      src: "activeCompany",
      input: { module: "counterwise_ticketing" },
      onSnapshot: [
        {
          guard: { type: "isOtherCompany", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteCompany", params: ({ event }) => event.snapshot },
            { type: "persistCompanies", params: ({ context }) => companiesToRemember(context) },
          ],
          description: "A company was chosen or cleared: the choice survives a reload.",
        },
        {
          actions: { type: "noteCompany", params: ({ event }) => event.snapshot },
          description: "The module's company is as it was, or became active or dormant.",
        },
      ],
    },
  ],
  on: {
    "request.started": {
      actions: "countStarted",
      description: "Sets the flag.",
      meta: { section: "specification: §4 Global loading flag" },
    },
    "request.answered": {
      actions: "countSettled",
      description: "Clears it.",
      meta: { section: "specification: §4 Global loading flag" },
    },
    "request.failed": [
      {
        guard: { type: "isStaleSession", params: ({ event }) => event },
        actions: "countSettled",
        description: "Asked in a session that is over: its refusal is none of the next one's.",
        meta: { section: "product decision: Signing in and out" },
      },
      {
        guard: { type: "isUnauthorised", params: ({ event }) => event },
        actions: ["countSettled", "expireSession"],
        description: "401: the session has expired.",
        meta: { section: "specification: §8 The error catalogue" },
      },
      {
        guard: { type: "isPasswordExpired", params: ({ event }) => event },
        actions: ["countSettled", "expirePassword"],
        description: "403 with its code: the password has to be changed first.",
      },
      {
        guard: { type: "isSecondFactorAsked", params: ({ event }) => event },
        actions: ["countSettled", "askSecondFactor"],
        description: "403 with its code: a second factor has to be set up first.",
        meta: { section: "product decision: The second factor" },
      },
      {
        actions: "countSettled",
        description:
          "Another status, aborted, offline, aside, or a sign-in: only the loading flag.",
        meta: { section: "specification: §8 The error catalogue" },
      },
    ],
    "page.opened": {
      actions: [{ type: "notePage", params: ({ event }) => event.page }, "endWayBack"],
      description: "Where the browser is. Once a user is on a page, the way back is forgotten.",
    },
    "token.removed": { actions: "tellAuthentication", description: "Another tab signed out." },
    "token.replaced": { actions: "tellAuthentication", description: "Another tab signed in." },
    "password.changed": {
      actions: "tellAuthentication",
      description: "Done.",
      meta: { section: "product decision: Password and sessions" },
    },
    "secondFactor.setUp": {
      actions: "tellAuthentication",
      description: "There is one now, here or in another tab.",
      meta: { section: "product decision: The second factor" },
    },
    "session.signedOut": {
      actions: "forgetLastCompanies",
      description: "Signed out here. Another tab would not know whether a session expired.",
    },
    "session.ended": {
      target: ".signedOut",
      actions: ["forgetChoices", "forgetOpened", "forgetPresets"],
      description: "Signed out: the active companies are cleared, all but the slip's.",
      meta: { section: "specification: §4 Authentication" },
    },
    "session.expired": [
      {
        guard: "isAtInvitation",
        target: ".signedOut",
        actions: ["forgetOpened", "noteWayBack"],
        description: "The session expired, which an invitation does without.",
        meta: { section: "product decision: Who has access" },
      },
      {
        target: ".signedOut",
        actions: ["forgetOpened", "noteWayBack", { type: "redirect", params: { to: "/login" } }],
        description: "The session expired: Login, and the same user comes back from there.",
        meta: { section: "specification: §8 The error catalogue" },
      },
    ],
  },
  initial: "starting",
  states: {
    starting: {
      description: "It is not known yet whether someone is signed in.",
      meta: { section: "specification: §4 Authentication" },
      on: {
        "session.began": [
          {
            guard: { type: "isAtPlaceOfAnother", params: ({ event }) => keyOfUser(event.user) },
            target: "signedIn",
            actions: [
              { type: "forgetOthers", params: ({ event }) => ({ user: keyOfUser(event.user) }) },
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "welcome", params: ({ event }) => event },
              { type: "redirect", params: { to: "/" } },
            ],
            description:
              "A user is signed in where another one has left an address open, and begins at Home.",
          },
          {
            target: "signedIn",
            actions: [
              { type: "forgetOthers", params: ({ event }) => ({ user: keyOfUser(event.user) }) },
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "welcome", params: ({ event }) => event },
            ],
            description: "A user is signed in.",
          },
        ],
        "session.restricted": [
          {
            guard: { type: "isAtPlaceOfAnother", params: ({ event }) => keyOfUser(event.user) },
            target: "restricted",
            actions: [
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "redirect", params: { to: "/" } },
            ],
            description:
              "A user is signed in where another one has left an address open, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
          {
            target: "restricted",
            actions: { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
            description: "A user is signed in, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
        ],
        "session.missing": {
          target: "signedOut",
          actions: "noteWayBack",
          description: "There is no session at start: who signs in comes back to this address.",
        },
        "session.failed": {
          target: "unavailable",
          actions: ["noteWayBack", { type: "redirect", params: { to: "/error" } }],
          description: "The start-up load failed: the 500 page, where a later load begins.",
        },
      },
    },
    unavailable: {
      description: "The service could not say whose the token is: the 500 page.",
      meta: { section: "product decision: The portal" },
      on: {
        "session.requested": { target: "starting", description: "It is requested again." },
        "page.opened": {
          actions: { type: "notePage", params: ({ event }) => event.page },
          description: "The way back stays until someone is signed in.",
        },
      },
    },
    signedOut: {
      description: "Nobody is signed in: Login.",
      meta: { section: "specification: §4 Authentication" },
      on: {
        "session.began": [
          {
            guard: { type: "isAtPlaceOfAnother", params: ({ event }) => keyOfUser(event.user) },
            target: "signedIn",
            actions: [
              { type: "forgetOthers", params: ({ event }) => ({ user: keyOfUser(event.user) }) },
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "welcome", params: ({ event }) => event },
              { type: "redirect", params: { to: "/" } },
            ],
            description:
              "A user is signed in where another one has left an address open, and begins at Home.",
          },
          {
            target: "signedIn",
            actions: [
              { type: "forgetOthers", params: ({ event }) => ({ user: keyOfUser(event.user) }) },
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "welcome", params: ({ event }) => event },
            ],
            description: "A user is signed in.",
          },
        ],
        "session.restricted": [
          {
            guard: { type: "isAtPlaceOfAnother", params: ({ event }) => keyOfUser(event.user) },
            target: "restricted",
            actions: [
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "redirect", params: { to: "/" } },
            ],
            description:
              "A user is signed in where another one has left an address open, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
          {
            target: "restricted",
            actions: { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
            description: "A user is signed in, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
        ],
        "session.requested": { target: "starting", description: "Another tab signed in." },
        "session.signedOut": {
          description: "Nobody was signed in yet: so nobody's are forgotten.",
        },
        "session.ended": { description: "Nobody was signed in yet: the way back stays." },
        "page.opened": {
          actions: { type: "notePage", params: ({ event }) => event.page },
          description: "The way back stays until someone is signed in.",
        },
      },
    },
    restricted: {
      description:
        "A user is signed in. A second factor or a new password comes before any screen.",
      meta: { section: "product decision: Password and sessions" },
      on: { "session.requested": { target: "starting", description: "It is done." } },
    },
    signedIn: {
      description: "A user is signed in. Only here are companies chosen and reports open.",
      meta: { section: "specification: §4 Authentication" },
      exit: ["closeReports", "withdrawCompanies"],
      on: {
        "session.requested": { target: "starting", description: "It is loaded again." },
        "session.restricted": [
          {
            guard: { type: "isAtPlaceOfAnother", params: ({ event }) => keyOfUser(event.user) },
            target: "restricted",
            actions: [
              { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
              { type: "redirect", params: { to: "/" } },
            ],
            description:
              "A user is signed in where another one has left an address open, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
          {
            target: "restricted",
            actions: { type: "noteUser", params: ({ event }) => keyOfUser(event.user) },
            description: "A user is signed in, and something comes before every screen.",
            meta: { section: "product decision: Password and sessions" },
          },
        ],
        "request.failed": [
          {
            guard: { type: "isServiceFailure", params: ({ event }) => event },
            actions: ["countSettled", { type: "redirect", params: { to: "/error", later: true } }],
            description: "500, or online no status: the 500 page, once the screen has its answer.",
            meta: { section: "specification: §8 The error catalogue" },
          },
          {
            guard: { type: "isNotOffered", params: ({ event }) => event },
            actions: [
              "countSettled",
              { type: "noteNotOffered", params: withOperation },
              { type: "persistNotOffered", params: withOperation },
            ],
            description:
              "501 or 404: the host does not have the operation, which is not shown from then on.",
            meta: { section: "product decision: What a host does not have" },
          },
        ],
        "report.opened": {
          actions: { type: "openReport", params: ({ event }) => event },
          description: "A screen shows a report.",
          meta: { section: "specification: §7 The calls it makes" },
        },
        "report.closed": {
          actions: { type: "closeReport", params: ({ event }) => event },
          description: "The screen is left: the report and its request end.",
        },
      },
    },
  },
});

export { portalMachine };
