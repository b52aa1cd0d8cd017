import { modules } from "../modules.ts";
import { isTimeZone } from "./days.ts";
import { fieldOf, idIn, listIn } from "./rows.ts";

/** What a host says of itself and of the user. */
export type Host = {
  companies: Record<string, string[]>;
  /** Those of which the user is an administrator. */
  administered: string[];
  features: unknown[];
  timeZone: string | undefined;
};

export function hostIn(data: unknown): Host {
  const allowed = fieldOf(data, "allowed_companies");
  const timeZone = fieldOf(fieldOf(data, "reporting"), "time_zone");
  const companiesOf = (module: string) => listIn(fieldOf(allowed, `${module}_companies`));
  return {
    companies: Object.fromEntries(
      modules.map((module) => [module, companiesOf(module).flatMap(idOf)]),
    ),
    administered: modules
      .flatMap(companiesOf)
      .filter((company) => fieldOf(company, "role") === "administrator")
      .flatMap(idOf),
    features: listIn(fieldOf(data, "features")),
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : undefined,
  };
}

const idOf = (company: unknown) => idIn(fieldOf(company, "_id") ?? fieldOf(company, "id")) ?? [];

/** A company that the user may not see in the module: one of another module, which the host has for certain, if its id looks alike. */
export function companyNotAllowed({ companies }: Host, module: string): string {
  const allowed = companies[module] ?? [];
  const [first = ""] = allowed;
  const others = Object.values(companies)
    .flat()
    .filter((id) => !allowed.includes(id) && isNumber(id) === isNumber(first));
  return others[0] ?? notThere(first);
}

const isNumber = (id: string) => /^\d+$/.test(id);

/** Looks like the id, so that a host takes it for one. */
export const notThere = (id: string): string =>
  isNumber(id) ? "999999999" : id.replaceAll(/\d/g, "9").replaceAll(/[a-z]/gi, "f");
