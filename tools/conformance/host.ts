import { modules, modulesWithFeature } from "partner-api";
import { isTimeZone } from "./days.ts";
import { fieldOf, idIn, listIn } from "./rows.ts";

/** What a host says of itself and of the user. */
export type Host = {
  companies: Record<string, string[]>;
  /** Those of which the user is an administrator. */
  administered: string[];
  features: readonly unknown[];
  /** Whether it names them; without, it answers the screens of the specification. */
  namesFeatures: boolean;
  timeZone: string | undefined;
};

export function hostIn(data: unknown): Host {
  const allowed = fieldOf(data, "allowed_companies");
  const features = fieldOf(data, "features");
  const timeZone = fieldOf(fieldOf(data, "reporting"), "time_zone");
  const companies = modules.map((module) => [module, companiesIn(allowed, module)] as const);
  return {
    companies: Object.fromEntries(
      companies.map(([module, listed]) => [module, [...listed.keys()]]),
    ),
    administered: companies.flatMap(([, listed]) =>
      [...listed].flatMap(([id, company]) =>
        fieldOf(company, "role") === "administrator" ? id : [],
      ),
    ),
    namesFeatures: Array.isArray(features),
    features: Array.isArray(features) ? features : modulesWithFeature,
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : undefined,
  };
}

/** Whether the id of a company is named _id there. */
export const isUnderscored = (module: string) => module === "water" || module === "intercity";

/** As the portal takes it. */
export function companyId(company: unknown, module: string): string | undefined {
  const underscored = isUnderscored(module) ? fieldOf(company, "_id") : undefined;
  return idIn(underscored ?? fieldOf(company, "id"));
}

/** By their ids, of which the first counts. */
function companiesIn(allowed: unknown, module: string): Map<string, unknown> {
  const companies = new Map<string, unknown>();
  for (const company of listIn(fieldOf(allowed, `${module}_companies`))) {
    const id = companyId(company, module);
    if (id !== undefined && !companies.has(id)) companies.set(id, company);
  }
  return companies;
}

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
