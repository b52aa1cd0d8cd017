import type { DataOf, InputOf, Operation } from "partner-sdk";

/** What a column's value is, and so how it is shown, aligned, sorted, summed and exported. */
export type ColumnKind =
  | "name"
  | "text"
  | "count"
  | "money"
  | "duration"
  | "share"
  | "date"
  | "timestamp"
  | "status";

export type FigureKind = "count" | "money";

/** Operations that read the rows of a company. */
export type RowsOperation = Extract<Operation, { method: "GET" }>;

type Present<T> = NonNullable<T>;
type Elements<T> = T extends readonly (infer Row)[] ? Row : never;

/** One row of an operation's answer: of a list, of a page of a list, or of a summary's days. */
export type RowOf<Op extends RowsOperation> =
  DataOf<Op> extends readonly (infer Row)[]
    ? Row
    : DataOf<Op> extends { rows: infer Rows }
      ? Elements<Rows>
      : DataOf<Op> extends { days: infer Days }
        ? Elements<Days>
        : never;

type FieldKinds<T> = [Present<T>] extends [string]
  ? "name" | "text" | "date" | "timestamp" | "status"
  : [Present<T>] extends [number | string]
    ? "count" | "money" | "duration"
    : [Present<T>] extends [readonly string[]]
      ? "text"
      : never;

/** An id is nothing that a person reads. */
type Shown<T> = Exclude<keyof T & string, "id">;

/** The paths to the fields of a row that a kind of column can show: `total_fares`, `vehicle.kind`. */
export type FieldOf<Row, Kind extends ColumnKind> = {
  [Key in Shown<Row>]: Kind extends FieldKinds<Row[Key]>
    ? Key
    : Present<Row[Key]> extends readonly unknown[]
      ? never
      : Present<Row[Key]> extends object
        ? {
            [Inner in Shown<Present<Row[Key]>>]: Kind extends FieldKinds<Present<Row[Key]>[Inner]>
              ? `${Key}.${Inner}`
              : never;
          }[Shown<Present<Row[Key]>>]
        : never;
}[Shown<Row>];

export type Column<Row> = {
  [Kind in ColumnKind]: { title: string; kind: Kind; field: FieldOf<Row, Kind> };
}[ColumnKind];

/** The fields of a row that hold an id. */
type IdOf<Row> = {
  [Key in keyof Row & string]: Key extends "id"
    ? Key
    : Present<Row[Key]> extends { id: number | string }
      ? `${Key}.id`
      : never;
}[keyof Row & string];

type FigureOf<Row> = FieldOf<Row, "count"> | FieldOf<Row, "money">;

/** What a filter can ask for beside the date range. */
export type FilterField =
  | { kind: "choice"; field: string; title: string; placeholder: string; operation: RowsOperation }
  | {
      kind: "text";
      field: string;
      title: string;
      required?: boolean;
      /** How many letters or digits it takes at least. */
      letters?: number;
    };

type Given = "company_id" | "vehicle_id" | "from_date" | "to_date" | "cursor" | "limit";
type Asked<Op extends RowsOperation> = Exclude<keyof InputOf<Op> & string, Given>;

type FilterFieldOf<Op extends RowsOperation> = FilterField & { field: Asked<Op> };

/** A report or a list as it is written in a module's file. */
export type ReportOf<Op extends RowsOperation> = {
  route: string;
  title: string;
  operation: Op;
  columns: readonly Column<RowOf<Op>>[];
  /** Summed exactly, under the rows. */
  totals?: readonly FigureOf<RowOf<Op>>[];
  /** What a total is called where the column's title would not do. */
  totalTitles?: { [Field in FigureOf<RowOf<Op>>]?: string };
  /** The total that its picture is of, where that is not the last sum of money. */
  pictured?: FigureOf<RowOf<Op>>;
  sort?: { field: Column<RowOf<Op>>["field"]; descending?: boolean };
  /** Where a row leads. */
  rowRoute?: { route: string; parameter: string; field: IdOf<RowOf<Op>> };
  filters?: readonly FilterFieldOf<Op>[];
  /** Columns to choose by among the fetched rows; the first is counted by value. */
  choices?: readonly Column<RowOf<Op>>["field"][];
  /** A column of counts to ask for at least. */
  atLeast?: FieldOf<RowOf<Op>, "count">;
  /** What its rows are called where they are counted. */
  called?: string;
  /** How many rows an answer holds at most; there may be more. */
  most?: number;
  /** The minutes that tell how old a row is: told in hours too, and chosen by. */
  ages?: FieldOf<RowOf<Op>, "duration">;
  /** Whether its rows are people who hand over what they took. */
  shiftClose?: boolean;
  /** Cards always, or a table where there is room for one. */
  form?: "cards" | "table";
};

/** A sum, or for the share of a change the two sums that it is of. */
export type ReportTotal = { title: string; field: string } & (
  | { kind: FigureKind }
  | { kind: "share"; of: { kind: FigureKind; now: string; before: string } }
);

/** A report as the screens read it, whatever its operation. */
export type Report = {
  kind: "report";
  route: string;
  title: string;
  operation: RowsOperation;
  /** Whether it is asked for a range of dates. */
  dated: boolean;
  /** Whether its rows come page by page. */
  paged: boolean;
  columns: readonly { title: string; kind: ColumnKind; field: string }[];
  totals: readonly ReportTotal[];
  pictured: string | undefined;
  rowRoute: { route: string; parameter: string; field: string } | undefined;
  sort: { field: string; descending: boolean } | undefined;
  filters: readonly FilterField[];
  choices: Report["columns"];
  atLeast: Report["columns"][number] | undefined;
  called: string;
  most: number;
  ages: string | undefined;
  shiftClose: boolean;
  form: "cards" | "table";
};

type Traits<Op extends RowsOperation> = {
  dated: "from_date" extends keyof InputOf<Op> ? true : false;
  paged: "cursor" extends keyof InputOf<Op> ? true : false;
};
type Flags<T> = { [K in keyof T as T[K] extends true ? K : never]: true };

/** A report whose columns can only name fields of its operation's rows; `dated` and `paged` are told where the operation is. */
export function report<const Op extends RowsOperation>(
  written: ReportOf<Op> & Flags<Traits<Op>>,
): Report {
  const {
    route,
    title,
    operation,
    columns,
    sort,
    rowRoute,
    filters = [],
    called = "rows",
    most = Number.POSITIVE_INFINITY,
    ages,
    form = "table",
  } = written;
  const chosen: readonly string[] = written.choices ?? [];
  const titles: Record<string, string | undefined> = written.totalTitles ?? {};
  const summed: readonly string[] = written.totals ?? [];
  return {
    kind: "report",
    route,
    title,
    operation,
    dated: "dated" in written,
    paged: "paged" in written,
    columns: ages
      ? [...columns, { title: "Time inside", kind: "duration", field: "age" }]
      : columns,
    totals: columns.flatMap(({ field, kind, ...column }) =>
      (kind === "count" || kind === "money") && summed.includes(field)
        ? [{ title: titles[field] ?? column.title, field, kind }]
        : [],
    ),
    pictured: written.pictured,
    rowRoute,
    sort: sort && { field: sort.field, descending: sort.descending ?? false },
    filters,
    choices: chosen.flatMap((name) => columns.filter(({ field }) => field === name)),
    atLeast: columns.find(({ field }) => field === written.atLeast),
    called,
    most,
    ages,
    shiftClose: written.shiftClose ?? false,
    form,
  };
}
