import type { Sheet } from "../files/sheet.ts";
import { inOrder } from "../rules/figures.ts";
import { PrintedRows } from "./printed-rows.tsx";

/** Whom to call about vehicles that are still inside, the longest stay first. */
export function PrintedCalls({ sheet }: { sheet: Sheet }) {
  const { title, columns } = sheet;
  const stay = columns.find(({ kind }) => kind === "duration");
  const rows = stay
    ? inOrder(sheet.rows, columns, { field: stay.field, descending: true })
    : sheet.rows;
  return (
    <PrintedRows
      sheet={{ ...sheet, title: `Call list, ${title}`, rows }}
      blanks={["Called at", "Note"]}
    />
  );
}
