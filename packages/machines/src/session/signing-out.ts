const specified = { section: "specification: §4 Authentication" };
const designed = { section: "product decision: Signing in and out" };

const goesOn = {
  description: "The sign-out goes on. If it fails, the next 403 or the next start tells of this.",
  meta: designed,
} as const;

const ending = ["forgetUser", "removeToken", "tellSignedOut", "tellEnded"] as const;

/** Beside a state `idle`, which a sign-out that fails leads back to. */
export const signingOut = {
  description: "Asks the service to end the session.",
  meta: specified,
  tags: "busy",
  on: {
    "password.expired": goesOn,
    "password.changed": goesOn,
    "secondFactor.asked": goesOn,
    "secondFactor.setUp": goesOn,
    "access.added": goesOn,
    "session.expired": {
      target: "#authentication.unauthenticated",
      actions: ending,
      description: "A 401 to this or to what was asked before: the session is over, as wished.",
      meta: designed,
    },
  },
  invoke: {
    id: "signOut",
    src: "signOut",
    onDone: [
      {
        guard: {
          type: "hasSucceeded",
          params: ({ event }: { event: { output: { success: boolean } } }) => event.output,
        },
        target: "#authentication.unauthenticated",
        actions: ending,
        description: "The answer carries the success flag.",
      },
      {
        target: "idle",
        actions: "recordFailedSignOut",
        description: "Without the flag the user stays signed in.",
        meta: designed,
      },
    ],
    onError: {
      target: "idle",
      actions: "recordFailedSignOut",
      description: "A failed sign-out changes nothing.",
      meta: { section: "specification: §8 The error catalogue" },
    },
  },
} as const;

export const onTimeout = {
  target: ".unauthenticated",
  actions: ["forgetUser", "recordExpiry", "removeToken", "tellSignedOut", "tellEnded"],
  description: "On a shared machine, nobody has used the session: it ends whatever is under way.",
  meta: { section: "product decision: A shared machine" },
} as const;

export const onSignOut = {
  target: "signingOut",
  actions: "forgetFailure",
  description: "The user signs out.",
} as const;
