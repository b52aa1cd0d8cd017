import type { AllowedCompanies } from "./contract.ts";

export const modules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
] as const satisfies (keyof AllowedCompanies extends `${infer M}_companies` ? M : never)[];

export type Module = (typeof modules)[number];

/** A company of any module. The id is a string: the `_id` of water and intercity, the `id` of the others. */
export type Company = {
  id: string;
  name: string;
  /** What the user is to the company; absent, a reader. */
  role?: "administrator";
};

/**
 * The companies allowed in a module, each of them once; empty if the answer has no list for it.
 * @example const [company] = companiesOf(allowed_companies, "water");
 */
export function companiesOf(allowed: AllowedCompanies, module: Module): Company[] {
  const list: unknown = allowed[`${module}_companies`];
  const companies = new Map<string, Company>();
  for (const entry of Array.isArray(list) ? (list as (Entry | null)[]) : []) {
    const id = idOf(entry, module);
    if (id === undefined || companies.has(id)) continue;
    const name = typeof entry?.name === "string" ? entry.name : id;
    const role = entry?.role === "administrator" && ({ role: "administrator" } as const);
    companies.set(id, { id, name, ...role });
  }
  return [...companies.values()];
}

type Entry = { _id?: unknown; id?: unknown; name?: unknown; role?: unknown };

function idOf(entry: Entry | null, module: Module): string | undefined {
  const isUnderscored = module === "water" || module === "intercity";
  const id = (isUnderscored ? entry?._id : undefined) ?? entry?.id;
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}
