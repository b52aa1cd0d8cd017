import type { Report } from "../definitions/report.ts";
import { fieldOf } from "./cells.ts";
import type { Row } from "./figures.ts";

/** The one thing that a report is about: the vehicle of a path that names it. */
export type Subject = {
  title: string;
  /** What a person calls it; null until a row has said so. */
  name: string | null;
  id: string;
};

export function subjectOf(
  { subject }: Report,
  parameters: Readonly<Record<string, string>>,
  rows: readonly Row[],
): Subject | null {
  if (!subject) return null;
  const name = rows[0] && fieldOf(rows[0], subject.field);
  return {
    title: subject.title,
    name: typeof name === "string" && name !== "" ? name : null,
    id: parameters[subject.parameter] ?? "",
  };
}

/** 'Counter Wise Details, DHK-11-4203', or with an id alone 'Counter Wise Details, vehicle 801001'. */
export function titleOf({ title }: Pick<Report, "title">, subject: Subject | null): string {
  if (!subject) return title;
  return `${title}, ${subject.name ?? `${subject.title.toLowerCase()} ${subject.id}`}`;
}
