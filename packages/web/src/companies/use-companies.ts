import { isRefusedAt, pathBackFrom } from "machines";
import type { Company, Module } from "partner-sdk";
import { navigate, useAddress } from "../browser/address.ts";
import { companiesBefore } from "../browser/last-companies.ts";
import { addressForCompany } from "../reports/definitions/address-of.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { offeredModule } from "../reports/definitions/offered-modules.ts";
import { chooseCompany } from "../state/choose-company.ts";
import { usePortal, usePortalValue } from "../state/portal-context.ts";
import { useAllCompanies } from "../state/use-allowed-companies.ts";
import { useOffered } from "../state/use-offered.ts";

const none: readonly Company[] = [];

export function useCompanies(module: Module) {
  const portal = usePortal();
  const allowed = usePortalValue(({ context }) => context.companies);
  const active = usePortalValue(({ context }) => context.active[module] ?? null);
  const { page } = useAddress();
  const companies = allowed[module] ?? none;
  const offered = useOffered();
  const choose = (company: string) => {
    const entry = catalogue.find((one) => one.module === module);
    if (!entry || !chooseCompany(portal, module, company)) return;
    const chosen = companies.find(({ id }) => id === company);
    const shown = offeredModule(entry, offered, chosen);
    navigate(addressForCompany(shown, page, company, active?.id));
  };
  return {
    companies,
    active,
    backPath: pathBackFrom(module, allowed),
    choose,
    /** Whether the company list was reached by the address of a company that is none of these. */
    isRefused: isRefusedAt(page, module, companies),
  };
}

/** The company of a module that was looked at before the active one, or else the one that is listed after it. */
export function useOtherCompany(module: Module, active: Company): Company | null {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const companies = useAllCompanies();
  const all = companies[module] ?? none;
  if (all.length < 2) return null;
  const before = companiesBefore(user, module, active.id);
  const known = before.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const next = all[(all.findIndex(({ id }) => id === active.id) + 1) % all.length];
  return known[0] ?? next ?? null;
}
