import { useState } from "react";
import type { Report } from "../modules/report.ts";
import type { Row } from "./rules/figures.ts";
import { type Subject, subjectOf } from "./rules/subject.ts";

/** What a report is about. Its name is kept for a range without rows. */
export function useSubject(
  report: Report,
  parameters: Readonly<Record<string, string>>,
  rows: readonly Row[],
): Subject | null {
  const [known, setKnown] = useState<string | null>(null);
  const subject = subjectOf(report, parameters, rows);
  const name = subject?.name ?? known;
  if (name !== known) setKnown(name);
  return subject && { ...subject, name };
}
