import type { Report } from "../definitions/report.ts";

/** A report whose columns and totals of money say in which currency they are: 'Fares (৳)'. */
export function inCurrency(report: Report, sign: string): Report {
  if (sign === "") return report;
  const signed = <Titled extends { title: string; kind: string }>(one: Titled): Titled =>
    one.kind.startsWith("money") ? { ...one, title: `${one.title} (${sign})` } : one;
  return { ...report, columns: report.columns.map(signed), totals: report.totals.map(signed) };
}
