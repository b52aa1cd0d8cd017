import type { Operation } from "partner-sdk";

/** Decides how a column's values are shown, aligned, sorted, summed and exported. */
export type ColumnKind =
  | "name"
  | "text"
  | "count"
  | "money"
  | ChangeKind
  | "duration"
  | "share"
  | "date"
  | "timestamp"
  | "time"
  | "status";

export type FigureKind = "count" | "money";

/** A difference between two figures, shown with its sign. */
export type ChangeKind = `${FigureKind} change`;

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

/** A way from a row to what its figures are made of. */
export type RowLink = {
  /** The column whose cells are the link, where that is not the first. */
  column?: string;
  /** The fields that tell it from the links of other rows, where the first column does not. */
  labelFields?: readonly string[];
  route: string;
  /** The fields of the row that fill the parameters of the path, and entries of the query. */
  params?: Readonly<Record<string, string>>;
  /** The field with the service day that it is about, instead of the range. */
  dateField?: string;
  /** Without it, the host cannot answer what the link asks for, where the report itself does not belong to it. */
  feature?: "drill_downs";
};

export type RowLimit = { rows: number; note: (rows: string) => string };

/** A sum, or a change with the two sums that it is calculated from; a share is one in per cent. */
export type ReportTotal = { title: string; field: string } & (
  | { kind: FigureKind; excluding?: { field: string; value: string }; of?: ComparedSums }
  | { kind: "share"; of: ComparedSums }
);

export type ComparedSums = { kind: FigureKind; now: string; before: string };

/** A report as the screens read it, without the types of its operation. */
export type Report = {
  kind: "report";
  route: string;
  title: string;
  operation: RowsOperation;
  /** Whether it takes a range of dates. */
  dated: boolean;
  paged: boolean;
  /** The field that tells one record from another; null where the rows do not come in pages. */
  key: string | null;
  /** The columns by which a comparison pairs rows; none where it is offered none. */
  compareBy: readonly string[];
  columns: readonly { title: string; kind: ColumnKind; field: string }[];
  totals: readonly ReportTotal[];
  /** The total that the bars show, where that is not the last sum of money. */
  chartField: string | undefined;
  computedTotal: { field: string; of: readonly string[] } | undefined;
  links: readonly RowLink[];
  subject: { title: string; parameter: string; field: string; from: string } | undefined;
  sort: { field: string; descending: boolean } | undefined;
  filters: readonly FilterField[];
  choices: readonly { title: string; kind: Exclude<ColumnKind, "timestamp">; field: string }[];
  minimumField: Report["columns"][number] | undefined;
  rowNoun: string;
  scope: { note: string; others: { title: string; route: string } } | undefined;
  maxRows: RowLimit | undefined;
  ageField: string | undefined;
  shiftClose: "person" | "place" | undefined;
  labels: { field: string; labelOf: (value: string) => string } | undefined;
  layout: "cards" | "table";
};

/** The entries of the address that narrow the fetched rows. */
export function rowChoiceFields({
  ageField,
  choices,
  minimumField,
}: Pick<Report, "ageField" | "choices" | "minimumField">): string[] {
  return [
    ...(ageField ? ["age"] : []),
    ...choices.map(({ field }) => field),
    ...(minimumField ? [minimumField.field] : []),
  ];
}
