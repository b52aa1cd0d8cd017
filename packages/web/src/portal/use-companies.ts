import { isRefusedAt, pathBackFrom, pathOnceChosen } from "machines";
import type { Company, Module } from "partner-sdk";
import { navigate, useAddress } from "../platform/address.ts";
import { chooseCompany } from "./choose-company.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

const none: readonly Company[] = [];

export function useCompanies(module: Module) {
  const portal = usePortal();
  const allowed = usePortalValue(({ context }) => context.companies);
  const active = usePortalValue(({ context }) => context.active[module] ?? null);
  const { page } = useAddress();
  const companies = allowed[module] ?? none;
  const choose = (company: string) => {
    if (!chooseCompany(portal, module, company)) return;
    navigate(pathOnceChosen(page, module, company));
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

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}
