import { moduleRefusedAt } from "machines";
import * as words from "#words/screens";
import { useAddress } from "../browser/address.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { useAllCompanies } from "../state/use-allowed-companies.ts";
import { Alert } from "../ui/layout/alert.tsx";

/** Why Home is shown instead of a page of a module. */
export function RefusedModule() {
  const { page } = useAddress();
  const companies = useAllCompanies();
  const module = moduleRefusedAt(page);
  const entry = catalogue.find((one) => one.module === module);
  if (!entry || companies[entry.module]?.length) return null;
  return <Alert>{words.noCompanyOf(entry.title)}</Alert>;
}
