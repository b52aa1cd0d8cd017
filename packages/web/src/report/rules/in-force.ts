import type { Filter } from "machines";
import { isSearched, type Report } from "../../modules/report.ts";
import { type Chosen, chosenValues } from "./narrowing.ts";

/** One thing that narrows a report, in words: 'Stoppage', 'Gabtoli'. */
export type InForce = {
  by: "filter" | "choice" | "search";
  field: string;
  title: string;
  value: string;
  /** Without it nothing would be asked. */
  isRequired: boolean;
};

export function inForce(
  report: Report,
  { fields }: Filter,
  chosen: Chosen,
  search: string,
): readonly InForce[] {
  const text = search.trim();
  return [
    ...report.filters.flatMap((filter) => {
      const { field, title } = filter;
      const value = fields[field]?.trim();
      const isRequired = isSearched(filter);
      return value ? [{ by: "filter", field, title, value, isRequired } as const] : [];
    }),
    ...chosenValues(report, chosen).map(
      (one) => ({ by: "choice", ...one, isRequired: false }) as const,
    ),
    ...(text
      ? [{ by: "search", field: "", title: "Search", value: text, isRequired: false } as const]
      : []),
  ];
}

/** 'Stoppage: Gabtoli, Search: karim' */
export function inForceInWords(all: readonly Pick<InForce, "title" | "value">[]): string {
  return all.map(({ title, value }) => `${title}: ${value}`).join(", ");
}
