import { useState } from "react";
import type { Report } from "../../modules/report.ts";
import { keepRowKey } from "../../ui/row-key.ts";
import { later } from "../later/later-door.ts";
import type { Row } from "../rules/figures.ts";
import type { Moved } from "../rules/moved.ts";

export type MovedInput = {
  /** With what it is compared with. */
  report: Report;
  rows: readonly Row[];
  /** What the rows were asked with; other rows are no later ones. */
  of: string;
  fetchedAt: number | null;
};

const nothing: Moved = new Map();

/** Rows that were asked anew keep their place in the page, and what moved since is known. */
export function useMoved({ report, rows, of, fetchedAt }: MovedInput) {
  const [known, setKnown] = useState({ of, fetchedAt, from: rows, rows, moved: nothing, count: 0 });
  if (known.from === rows && known.of === of && known.fetchedAt === fetchedAt) return known;
  const next = { of, fetchedAt, from: rows, rows, moved: nothing, count: 0 };
  const part = later.part();
  if (part && known.of === of && known.fetchedAt !== null && fetchedAt !== null) {
    const { was, ...renewed } = part.renewed(report, known.rows, rows);
    for (const [row, old] of was) keepRowKey(row, old);
    const isLater = known.fetchedAt !== fetchedAt;
    const { moved, count } = isLater ? renewed : known;
    Object.assign(next, { rows: renewed.rows, moved, count });
  }
  setKnown(next);
  return next;
}
