import type { Company, Module, User } from "partner-sdk";
import type { ChosenCompanies } from "./active-company.ts";

export type CompaniesByModule = Readonly<Partial<Record<Module, readonly Company[]>>>;

/** How the host reports, in its own words. */
export type Reporting = {
  /** An IANA name; null where the browser's zone is to be used. */
  timeZone: string | null;
  /** The first day of its country's week; null where it names none. */
  weekStartsOn: string | null;
  /** The days of its country's weekend. */
  weekend: readonly string[];
  /** The ISO 4217 code of the currency of its amounts, where it names one. */
  currency?: string;
  /** What the host answers: features, and paths of single operations. */
  features: readonly string[];
};

/** What a new password has to be, as far as the host says so. */
export type PasswordRules = {
  /** How many characters it has at least; null where the host names no number. */
  minLength: number | null;
  /** What else is refused, in the host's own words. */
  refuses: readonly string[];
};

/** What comes before every screen for someone who is signed in. */
export type Restriction = "needsSecondFactor" | "mustChangePassword" | "mustSetUpSecondFactor";

/** Who is signed in, the companies that they may see, and how those are reported. */
export type SignedInUser = {
  user: User;
  companies: CompaniesByModule;
  reporting: Reporting;
  restriction?: Restriction | null;
  /** What the second step of a sign-in may be done with, in the host's own words. */
  secondFactorWays?: readonly string[];
  passwordRules?: PasswordRules;
  /** What they last chose on this device. */
  lastChosen?: ChosenCompanies;
  /** What the host turned out not to answer in this session. */
  notOffered?: readonly string[];
};

/** Whether someone is signed in, as far as the portal knows. */
export type Session = "starting" | "unavailable" | "signedOut" | "restricted" | "signedIn";

/** What becomes of a session, as authentication tells it. */
export type SessionEvent =
  /** The user of the stored token is being loaded. */
  | { type: "session.requested" }
  | ({ type: "session.began" } & SignedInUser)
  /** Signed in, and something comes before every screen. */
  | { type: "session.restricted"; user: User }
  /** There is no token at start. */
  | { type: "session.missing" }
  /** The service could not say whose the token is. */
  | { type: "session.failed" }
  /** Signed out here, and not in another tab; `session.ended` follows. */
  | { type: "session.signedOut" }
  /** Signed out, or another tab has removed the token: after a sign-out or a 401. */
  | { type: "session.ended" }
  | { type: "session.expired" };

/** What a user is known by. */
export function keyOfUser({ id, name }: User): string {
  return String(id ?? name);
}

type Began = { event: SignedInUser };
type Known = { event: { user: User } };

const notingUser = {
  type: "noteUser",
  params: ({ event }: Known) => keyOfUser(event.user),
} as const;
const welcoming = [
  { type: "forgetOthers", params: ({ event }: Began) => ({ user: keyOfUser(event.user) }) },
  notingUser,
  { type: "welcome", params: ({ event }: Began) => event },
] as const;
const atPlaceOfAnother = {
  type: "isAtPlaceOfAnother",
  params: ({ event }: Known) => keyOfUser(event.user),
} as const;
const goHome = { type: "redirect", params: { to: "/" } } as const;

/** What the portal does once a user is signed in, wherever it was before. */
export const onBegan = [
  {
    guard: atPlaceOfAnother,
    target: "signedIn",
    actions: [...welcoming, goHome],
    description:
      "A user is signed in where another one has left an address open, and begins at Home.",
  },
  { target: "signedIn", actions: welcoming, description: "A user is signed in." },
] as const;

/** What it does where the session has expired. */
export const onExpired = [
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
] as const;

/** What it does where the browser goes to a page that nobody is signed in for. */
export const onPage = {
  actions: {
    type: "notePage",
    params: ({ event }: { event: { page: string } }) => event.page,
  },
  description: "The way back stays until someone is signed in.",
} as const;

const account = { section: "product decision: Password and sessions" };

/** The same, where something comes before every screen. */
export const onRestricted = [
  {
    guard: atPlaceOfAnother,
    target: "restricted",
    actions: [notingUser, goHome],
    description:
      "A user is signed in where another one has left an address open, and something comes before every screen.",
    meta: account,
  },
  {
    target: "restricted",
    actions: notingUser,
    description: "A user is signed in, and something comes before every screen.",
    meta: account,
  },
] as const;
