import type { Module } from "partner-sdk";
import { navigate, useAddress } from "../browser/address.ts";
import { tableStateForCompany } from "../browser/table-in-history.ts";
import { addressForCompany } from "../reports/definitions/address-of.ts";
import { catalogue, type ModuleEntry } from "../reports/definitions/catalogue.ts";
import { hasScreens } from "../reports/definitions/offered-modules.ts";
import { useOfferedModule } from "../reports/state/use-modules.ts";
import { useActiveCompanies, useAllCompanies } from "../state/use-allowed-companies.ts";
import { CompanySwitch, OtherCompany } from "./company-switch.tsx";
import { useOtherCompany } from "./use-companies.ts";

type Company = { id: string; name: string };

/** The company that the screens of a module show, and how to change it. */
export function ActiveCompany({ module }: { module: Module | null }) {
  const active = useActiveCompanies();
  const entry = catalogue.find((one) => one.module === module);
  const company = entry && active[entry.module];
  return company && <Switches entry={entry} company={company} />;
}

function Switches({ entry: whole, company }: { entry: ModuleEntry; company: Company }) {
  const entry = useOfferedModule(whole);
  const { page } = useAddress();
  const companies = useAllCompanies();
  const other = useOtherCompany(entry.module, company);
  // There is nothing to show of any.
  if (!hasScreens(entry)) return null;
  const change = (id: string) => {
    const to = addressForCompany(entry, page, id);
    navigate(to, { state: tableStateForCompany(to) });
  };
  return (
    <>
      <CompanySwitch
        module={entry.title}
        companies={companies[entry.module] ?? []}
        active={company}
        onChoose={change}
      />
      {other && <OtherCompany name={other.name} href={addressForCompany(entry, page, other.id)} />}
    </>
  );
}
