import type { SignedInUser } from "./session.ts";
import { onSignOut, signingOut } from "./signing-out.ts";

const specified = { section: "specification: §4 Authentication" };
const password = { section: "product decision: Password and sessions" };
const secondFactor = { section: "product decision: The second factor" };

type Loaded = { event: { output: SignedInUser } };

const loaded = ({ event }: Loaded) => event.output;
const welcome = { type: "welcome", params: loaded } as const;

/** Where the user of a token has been loaded. */
export const onUser = [
  {
    guard: { type: "needsSecondFactor", params: loaded },
    target: "#authentication.needsSecondFactor",
    actions: welcome,
    description: "The password was right, and is half of what this user signs in with.",
    meta: secondFactor,
  },
  {
    guard: { type: "mustChangePassword", params: loaded },
    target: "#authentication.mustChangePassword",
    actions: welcome,
    description: "The token's user is answered nothing else before the password is changed.",
    meta: password,
  },
  {
    guard: { type: "mustSetUpSecondFactor", params: loaded },
    target: "#authentication.mustSetUpSecondFactor",
    actions: welcome,
    description: "The token's user is answered nothing else before there is a second factor.",
    meta: secondFactor,
  },
  {
    target: "#authentication.authenticated",
    actions: [welcome, { type: "tellBegan", params: loaded }],
    description: "The token's user is signed in.",
    meta: specified,
  },
] as const;

/** The sessions in which something comes before every screen. */
export const restrictedStates = {
  needsSecondFactor: {
    description: "The second step of a sign-in: a code, a recovery code or a passkey, or nothing.",
    meta: secondFactor,
    entry: "tellRestricted",
    on: {
      "secondFactor.passed": {
        target: "startingUp",
        actions: [
          { type: "storeToken", params: ({ event }: { event: { token: string } }) => event },
          { type: "notePlaces", params: ({ event }: { event: { token: string } }) => event },
        ],
        description: "Another token came for it, which is stored: its user is loaded.",
      },
    },
    initial: "idle",
    states: {
      idle: {
        description: "No sign-out is under way.",
        meta: secondFactor,
        on: { "signOut.requested": onSignOut },
      },
      signingOut,
    },
  },
  mustChangePassword: {
    description: "A user is signed in, and can change the password or sign out, and nothing else.",
    meta: password,
    entry: "tellRestricted",
    on: {
      "password.changed": { target: "startingUp", description: "Here or in another tab." },
    },
    initial: "idle",
    states: {
      idle: {
        description: "No sign-out is under way.",
        meta: password,
        on: { "signOut.requested": onSignOut },
      },
      signingOut,
    },
  },
  mustSetUpSecondFactor: {
    description:
      "A user is signed in, and can set a second factor up or sign out, and nothing else.",
    meta: secondFactor,
    entry: "tellRestricted",
    on: {
      "secondFactor.setUp": { target: "startingUp", description: "Here or in another tab." },
    },
    initial: "idle",
    states: {
      idle: {
        description: "No sign-out is under way.",
        meta: secondFactor,
        on: { "signOut.requested": onSignOut },
      },
      signingOut,
    },
  },
} as const;
