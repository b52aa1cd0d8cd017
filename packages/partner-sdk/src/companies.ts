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

/** A company of any module. The id is a string, however the host names and writes it. */
export type Company = {
  id: string;
  name: string;
  /** What the user is to the company; absent, a reader. */
  role?: "administrator";
};

/**
 * The companies allowed in a module; empty if the answer has no list for it.
 * @example const [company] = companiesOf(allowed_companies, "water");
 */
export function companiesOf(allowed: AllowedCompanies, module: Module): Company[] {
  const list: unknown = allowed[`${module}_companies`];
  return Array.isArray(list) ? list.flatMap(asCompany) : [];
}

type Entry = { _id?: unknown; id?: unknown; name?: unknown; role?: unknown };

function asCompany(entry: Entry | null): Company[] {
  const id = entry?._id ?? entry?.id;
  if (typeof id !== "string" && typeof id !== "number") return [];
  const name = typeof entry?.name === "string" ? entry.name : String(id);
  return [
    { id: String(id), name, ...(entry?.role === "administrator" && { role: "administrator" }) },
  ];
}
