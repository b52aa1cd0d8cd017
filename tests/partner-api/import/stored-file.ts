/** A file that is imported after those before it; with `setAside` its bad lines are skipped. */
export type StoredFile = {
  name: string;
  /** A statement that is run before. */
  before?: string;
  kind: string;
  lines: string;
  /** The file of the bad lines. */
  setAside?: string;
  /** Whether the lines take the place of stored records. */
  isReplacing?: true;
  expected: Counts;
  /** A statement, and the rows that it finds afterwards. */
  asked: string;
  rows: Record<string, unknown>[];
};

export type FileBrought = {
  imported: Counts;
  setAside: string | undefined;
  rows: Record<string, unknown>[];
};

type Counts = Record<"lines" | "companies" | "new" | "changed" | "same" | "rejected", number>;

export const brought = (counts: Partial<Counts>): Counts => ({
  ...{ lines: 0, companies: 1, new: 0, changed: 0, same: 0, rejected: 0 },
  ...counts,
});

export const sales = "company_id,module,sale_id,sold_at,tickets,fares,counter_id";

export const passages =
  "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at,overstay_amount";
export const passage = (id: number, { plate = "A", exit = "", over = "" } = {}) =>
  `11,${id},${plate},Bus,1,2026-06-02T10:00,200,${exit && `2026-06-02T${exit}`},${over}`;
