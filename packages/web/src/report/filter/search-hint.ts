import type { Filter } from "machines";
import type { Report } from "../../modules/report.ts";

/** What a search still needs before anything is asked. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.find(
    (field) => field.kind === "text" && field.required && !filter.fields[field.field]?.trim(),
  );
  if (missing?.kind !== "text") return undefined;
  const letters = missing.letters ? `at least ${missing.letters} letters or digits of a ` : "a ";
  return `Search for ${letters}${missing.title.toLowerCase()}.`;
}
