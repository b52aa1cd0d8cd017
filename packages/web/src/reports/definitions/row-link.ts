/** What a host may answer beyond the specification. */
export type Feature = "drill_downs" | "readings" | "administration";

/** Whether a host with these features answers what may need one. */
export function isAnswered(
  { needs }: { needs?: Feature | undefined },
  features: readonly string[],
) {
  return needs === undefined || features.includes(needs);
}

/** A way from a row to what its figures are made of. */
export type RowLink = {
  /** The column whose cells are the link, where that is not the first. */
  at?: string;
  /** The fields by which it is told from the links of other rows, where the first column does not. */
  named?: readonly string[];
  route: string;
  /** The fields of the row that fill the parameters of the path, and entries of the query. */
  about?: Readonly<Record<string, string>>;
  /** The field with the service day that it is about, instead of the range. */
  day?: string;
  /** Without it, the host cannot answer what the link asks for, where the report itself does not need it. */
  needs?: Feature;
};
