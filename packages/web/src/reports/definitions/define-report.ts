import type { DataOf, InputOf } from "partner-sdk";
import * as words from "#words/modules";
import type {
  ColumnKind,
  FilterField,
  Report,
  RowLimit,
  RowLink,
  RowsOperation,
} from "./report.ts";

type Present<T> = NonNullable<T>;
type Elements<T> = T extends readonly (infer Row)[] ? Row : never;

/** One row of an answer, which is a list, a page of a list, or a summary with its days. */
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

/** Nobody reads an id. */
type Shown<T> = Exclude<keyof T & string, "id">;

/** The paths of the fields that a kind of column can show: `total_fares`, `vehicle.kind`. */
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

type IdOf<Row> = {
  [Key in keyof Row & string]: Key extends "id"
    ? Key
    : Present<Row[Key]> extends { id: number | string }
      ? `${Key}.id`
      : never;
}[keyof Row & string];

type FigureOf<Row> = FieldOf<Row, "count"> | FieldOf<Row, "money">;

type RowLinkOf<Row> = RowLink & {
  column?: Column<Row>["field"];
  labelFields?: readonly Column<Row>["field"][];
  params?: Readonly<Record<string, IdOf<Row> | FieldOf<Row, "text">>>;
  dateField?: FieldOf<Row, "date">;
};

/** A sum of the rows whose status is not the one that it leaves out. */
type TotalExcluding<Row> = {
  field: FigureOf<Row>;
  excluding: {
    [Status in FieldOf<Row, "status"> & keyof Row]: {
      field: Status;
      value: Present<Row[Status]> & string;
    };
  }[FieldOf<Row, "status"> & keyof Row];
};

type Given =
  | "company_id"
  | "vehicle_id"
  | "counter_id"
  | "from_date"
  | "to_date"
  | "cursor"
  | "limit";
type Asked<Op extends RowsOperation> = Exclude<keyof InputOf<Op> & string, Given>;

type FilterFieldOf<Op extends RowsOperation> = FilterField & { field: Asked<Op> } & (
    | { kind: "choice" | "text" }
    | { kind: "linked"; name: Column<RowOf<Op>>["field"] }
  );

/** A report or a list as a module's file describes it. */
export type ReportOf<Op extends RowsOperation> = {
  route: string;
  title: string;
  operation: Op;
  columns: readonly Column<RowOf<Op>>[];
  totals?: readonly (FigureOf<RowOf<Op>> | TotalExcluding<RowOf<Op>>)[];
  /** The titles of totals that are not those of their columns. */
  totalTitles?: { [Field in FigureOf<RowOf<Op>>]?: string };
  /** The total that the bars show, where that is not the last sum of money. */
  chartField?: FigureOf<RowOf<Op>>;
  /** Amounts of a row that a last column adds up; it has a total where all of them have one. */
  computedTotal?: { title: string; of: readonly FieldOf<RowOf<Op>, "money">[] };
  sort?: { field: Column<RowOf<Op>>["field"]; descending?: boolean };
  links?: readonly RowLinkOf<RowOf<Op>>[];
  /** The one thing that its path names, the field of the rows with its name, and the report that leads here. */
  subject?: {
    title: string;
    parameter: Extract<keyof InputOf<Op>, "vehicle_id" | "counter_id">;
    field: FieldOf<RowOf<Op>, "name">;
    from: string;
  };
  filters?: readonly FilterFieldOf<Op>[];
  /** Columns by which the fetched rows can be narrowed, except times; the rows are counted by the first one. */
  choices?: readonly Column<RowOf<Op>>["field"][];
  /** A column of counts for which a minimum can be chosen. */
  minimumField?: FieldOf<RowOf<Op>, "count">;
  /** What the rows are called where they are counted. */
  rowNoun?: string;
  /** Which records are meant, where that is not plain, and where the others are. */
  scope?: { note: string; others: { title: string; route: string } };
  /** The most rows that an answer holds, even where there are more, and which rows these are. */
  maxRows?: RowLimit;
  /** How old a row is in minutes, by which the rows can be narrowed in bands. */
  ageField?: FieldOf<RowOf<Op>, "duration">;
  /** What hands over its takings in each row; a place signs nothing. */
  shiftClose?: "person" | "place";
  /** A field that is shown in words of the portal. */
  labels?: { field: FieldOf<RowOf<Op>, "text">; labelOf: (value: string) => string };
  /** Cards on every screen, or a table where there is room for one. */
  layout?: "cards" | "table";
};

type Traits<Op extends RowsOperation> = {
  dated: "from_date" extends keyof InputOf<Op> ? true : false;
  paged: "cursor" extends keyof InputOf<Op> ? true : false;
};
type Flags<T> = { [K in keyof T as T[K] extends true ? K : never]: true };

/** What tells one record of a list in pages from another. */
type KeyOf<Op extends RowsOperation> = Traits<Op>["paged"] extends true
  ? { key: keyof RowOf<Op> & string }
  : { key?: never };

/** The columns that name what a row is about; a moment names it by its time of day. Compared rows of one thing are added up. */
type CompareBy<Op extends RowsOperation> =
  Traits<Op> extends { dated: true; paged: false }
    ? {
        compareBy: readonly FieldOf<RowOf<Op>, "name" | "text" | "date" | "timestamp">[];
      }
    : { compareBy?: never };

/** No field of a host: the portal adds it to each row. */
const inAll = "in_all";

/** Columns can only name fields of the operation's rows; `dated` and `paged` have to agree with it. */
export function defineReport<const Op extends RowsOperation>(
  written: ReportOf<Op> & Flags<Traits<Op>> & KeyOf<Op> & CompareBy<Op>,
): Report {
  const {
    route,
    title,
    operation,
    sort,
    links = [],
    filters = [],
    rowNoun = words.called.rows,
    ageField,
    layout = "table",
  } = written;
  const computedTotal = written.computedTotal && { field: inAll, of: written.computedTotal.of };
  const columns: Report["columns"] = [
    ...written.columns,
    ...(written.computedTotal
      ? [{ title: written.computedTotal.title, kind: "money" as const, field: inAll }]
      : []),
  ];
  const chosen: readonly string[] = written.choices ?? [];
  const titles: Record<string, string | undefined> = written.totalTitles ?? {};
  const summed = (written.totals ?? []).map(
    (one): { field: string; excluding?: { field: string; value: string } } =>
      typeof one === "string" ? { field: one } : one,
  );
  const isSummed = (field: string) => summed.some((one) => one.field === field);
  if (computedTotal?.of.every(isSummed)) summed.push({ field: inAll });
  return {
    kind: "report",
    route,
    title,
    operation,
    dated: "dated" in written,
    paged: "paged" in written,
    key: written.key ?? null,
    compareBy: written.compareBy ?? [],
    columns,
    totals: columns.flatMap(({ field, kind, ...column }) => {
      const total = summed.find((one) => one.field === field);
      if (!total || (kind !== "count" && kind !== "money")) return [];
      const title = titles[field] ?? column.title;
      const { excluding } = total;
      return [{ title, field, kind, ...(excluding && { excluding }) }];
    }),
    chartField: written.chartField,
    computedTotal,
    links,
    subject: written.subject,
    sort: sort && { field: sort.field, descending: sort.descending ?? false },
    filters,
    choices: chosen.flatMap((name) =>
      columns.flatMap(({ title, kind, field }) =>
        field === name && kind !== "timestamp" ? [{ title, kind, field }] : [],
      ),
    ),
    minimumField: columns.find(({ field }) => field === written.minimumField),
    rowNoun,
    scope: written.scope,
    maxRows: written.maxRows,
    ageField,
    shiftClose: written.shiftClose,
    labels: written.labels,
    layout,
  };
}
