import type { Operation } from "partner-sdk";

export type RowsOperation = Extract<Operation, { method: "GET" }>;

/** What a filter can ask for besides the date range. */
export type FilterField =
  | { kind: "choice"; field: string; title: string; placeholder: string; operation: RowsOperation }
  | {
      kind: "text";
      field: string;
      title: string;
      required?: boolean;
      /** The fewest letters or digits that it takes. */
      letters?: number;
    }
  /** What a link of another report asks for; `name` is the field of the rows that says it in words. */
  | { kind: "linked"; field: string; title: string; name: string };

/** Whether it stands in the filter's dialog. */
export function isInDialog(field: FilterField): field is Exclude<FilterField, { kind: "linked" }> {
  return field.kind !== "linked" && !isSearched(field);
}

export type SearchedField = Extract<FilterField, { kind: "text" }> & { required: true };

/** Without it there is nothing to show: it stands on the page, not in the filter's dialog. */
export function isSearched(field: FilterField): field is SearchedField {
  return field.kind === "text" && field.required === true;
}
