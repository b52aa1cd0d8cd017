import type { Module } from "partner-sdk";
import { reports } from "../places.ts";
import { type Act, isThere } from "./act.ts";

/** A session ends at the host, and nobody tells the tabs. */
const endSession: Act = {
  weight: 4,
  choose: ({ host }, tab, random) => {
    if (!isThere(tab) || host.sessions.size === 0) return null;
    return [random.pick([...host.sessions.keys()])];
  },
  perform: ({ host }, _tab, token: string) => void host.sessions.delete(token),
};

const takeCompany: Act = {
  weight: 3,
  choose: ({ host }, tab, random) =>
    isThere(tab) ? [random.below(host.accounts.length), random.pick(reports).module] : null,
  perform({ host }, _tab, at: number, module: Module) {
    host.accounts[at]?.companies[module]?.pop();
  },
};

const giveCompany: Act = {
  weight: 2,
  choose: ({ host }, tab, random) =>
    isThere(tab) ? [random.below(host.accounts.length), random.pick(["2", "3"])] : null,
  perform({ host }, _tab, at: number, company: string) {
    const companies = host.accounts[at]?.companies;
    if (!companies) return;
    companies.intracity = [...new Set([...(companies.intracity ?? []), company])];
  },
};

const deploy: Act = {
  weight: 1,
  choose: (_world, tab) => (isThere(tab) ? [] : null),
  perform({ host }) {
    host.version++;
  },
};

/** An administrator has a password expire, or a company asks for a second factor. */
const demand: Act = {
  weight: 2,
  choose: ({ host }, tab, random) =>
    isThere(tab) ? [random.below(host.accounts.length), random.chance(0.5)] : null,
  perform({ host }, _tab, at: number, isPassword: boolean) {
    const account = host.accounts[at];
    if (!account) return;
    if (isPassword) account.mustChangePassword = true;
    else account.mustSetUp = true;
  },
};

const tellToday: Act = {
  weight: 0.5,
  choose: ({ host }, tab) => (isThere(tab) ? [!host.isTodayTold] : null),
  perform({ host }, _tab, isTold: boolean) {
    host.isTodayTold = isTold;
  },
};

export const hosts = { endSession, takeCompany, giveCompany, deploy, demand, tellToday };
