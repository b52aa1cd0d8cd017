import type { Filter } from "machines";
import { count } from "machines/formats";
import type { Report } from "../../modules/report.ts";
import * as styles from "../narrow/list-choices.css.ts";

/** What a search still needs before anything is asked; nothing where it was asked. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.find(
    (field) => field.kind === "text" && field.required && !filter.fields[field.field]?.trim(),
  );
  if (missing?.kind !== "text") return undefined;
  const letters = missing.letters ? `at least ${missing.letters} letters or digits of a ` : "a ";
  return `Filter by ${letters}${missing.title.toLowerCase()}.`;
}

/** Says that an answer is full, so that nobody takes it for everything. */
export function RowLimit({ report, fetched }: { report: Report; fetched: number }) {
  if (fetched < report.most) return null;
  return (
    <p className={styles.line} role="note">
      These are the newest {count(report.most)} {report.called}; there may be more. Filter by a
      longer part to see others.
    </p>
  );
}
