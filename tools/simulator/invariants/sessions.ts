import { modules, saidIn } from "../places.ts";
import { remembering } from "../remembering.ts";
import type { Tab } from "../tab.ts";
import type { Invariant } from "./invariant.ts";

const sessionsOf: Readonly<Record<string, string>> = {
  startingUp: "starting",
  unavailable: "unavailable",
  unauthenticated: "signedOut",
  signingIn: "signedOut",
  authenticated: "signedIn",
  needsSecondFactor: "restricted",
  mustChangePassword: "restricted",
  mustSetUpSecondFactor: "restricted",
};

type Answered = {
  data: {
    user: { name: string };
    allowed_companies: Companies;
    must_change_password: boolean;
    second_factor: { needed: boolean; must_set_up: boolean };
  };
};

export const thePortalFollowsAuthentication: Invariant = (tab) => {
  const { portal, state, isStarting } = read(tab);
  if (sessionsOf[state] === portal?.value) return undefined;
  // Who asks who is signed in, while nobody is yet, stays on the sign-in screen.
  return isStarting && portal?.value === "signedOut"
    ? undefined
    : `the portal is ${portal?.value}, and authentication ${state}`;
};

/** Whoever is signed in is the one that the host named last, with the companies that it named. */
export const theUserIsTheHosts: Invariant = (tab) => {
  const { portal, own } = read(tab);
  const answered = (tab.loaded as Answered | null)?.data;
  if (portal?.value !== "signedIn") return undefined;
  if (!answered) return "someone is signed in whom no host has named";
  const { user, must_change_password: isOld, second_factor: factor } = answered;
  if (own?.user?.name !== user.name) return `${own?.user?.name} is shown in place of ${user.name}`;
  if (isOld || factor.needed || factor.must_set_up) return "something comes before the screens";
  const told = namesOf(answered.allowed_companies);
  const shown = namesOf(portal.context.companies);
  return told === shown ? undefined : `the companies ${shown} are shown, and not ${told}`;
};

type Companies = Readonly<Record<string, readonly { id?: string; _id?: string }[]>>;

/** As few as two are looked at in turns, those of the host and those of the portal; what is gone is not to be held. */
const namesOf = remembering((lists: Companies) => {
  const names = Object.entries(lists).flatMap(([list, companies]) =>
    companies.map(({ id, _id }) => `${list.replace("_companies", "")} ${id ?? _id}`),
  );
  return names.sort().join();
}, 8);

/** Of a session that is over nothing is on the screen. */
export const nothingIsLeftOfASession: Invariant = (tab) => {
  const { portal, own, state } = read(tab);
  if (!portal || portal.value === "signedIn") return undefined;
  const { companies, active, reports } = portal.context;
  if (Object.keys(companies).length > 0) return "companies are left";
  if (Object.values(active).some((company) => company)) return "a company is active";
  if (reports.length > 0) return "a report is open";
  if (tab.today) return "something is asked for nobody";
  return state === "unauthenticated" && own?.user ? `${own.user.name} is left` : undefined;
};

export const theActiveCompanyIsAllowed: Invariant = (tab) => {
  const { portal } = read(tab);
  if (!portal) return undefined;
  for (const module of modules) {
    const active = portal.context.active[module];
    const allowed = portal.context.companies[module] ?? [];
    if (active && !allowed.some(({ id }) => id === active.id)) return `${module} ${active.id}`;
    const actor = portal.children[module]?.getSnapshot();
    if (Boolean(active) !== actor?.hasTag("active")) return `${module} knows another company`;
    const only = allowed.length === 1 && allowed[0];
    if (portal.value === "signedIn" && only && active?.id !== only.id) {
      return `${module} has one company, which is not the active one`;
    }
  }
  return undefined;
};

/** A screen of a company is shown once that company is the active one. */
export const theAddressIsOfTheActiveCompany: Invariant = (tab) => {
  const { portal } = read(tab);
  const { report } = tab.screen ?? {};
  if (!report || portal?.value !== "signedIn") return undefined;
  const named = saidIn(tab.page).company;
  const active = portal.context.active[report.module]?.id;
  return named === active && active === report.company
    ? undefined
    : `the address names ${named}, the report ${report.company}, and ${active} is active`;
};

/** A token that the host has refused is used no more. */
export const aRefusedTokenIsGone: Invariant = (tab, { device }) => {
  const token = tab.portal?.tokenStore.get() ?? null;
  if (device.wasRefused || token === null || token !== tab.refusedToken) return undefined;
  return tab.inbox.length === 0 ? "a token that was refused is kept" : undefined;
};

/** A token that the host has given is the one that is used from then on. */
export const aGivenTokenIsUsed: Invariant = ({ givenToken, portal }) => {
  const token = portal?.tokenStore.get() ?? null;
  return givenToken === null || token === givenToken ? undefined : `${token} is used`;
};

function read({ portal }: Tab) {
  const snapshot = portal?.getSnapshot();
  const authentication = snapshot?.children.authentication?.getSnapshot();
  const value = authentication?.value ?? "none";
  const state = typeof value === "string" ? value : (Object.keys(value)[0] ?? "none");
  return {
    portal: snapshot,
    own: authentication?.context,
    state,
    isStarting: state === "startingUp",
  };
}
