import sortIcon from "lucide/dist/esm/icons/arrow-up-down.mjs";
import { useRef } from "react";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToolGroup, ToolNote, ToolRow } from "../../ui/table/tool-row.tsx";
import { foundInWords, rowsInWords } from "../rules/row-counts.ts";
import type { Table } from "./use-table.ts";

export type ReportToolsProps = {
  table: Table;
  /** Cards are sorted from here, a table from its head. */
  hasSort: boolean;
  /** Whether only some pages of a list have been fetched. */
  isPartial: boolean;
  /** Fetches the other pages. */
  onAll?: () => void;
};

export function ReportTools({ table, hasSort, isPartial, onAll }: ReportToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("/", () => field.current?.focus());
  const { report, all, rows, subtotals, search, setSearch, order, sortBy } = table;
  const options = report.columns.map(({ field, title }) => ({ value: field, label: title }));
  return (
    <ToolRow>
      <SearchField ref={field} value={search} onChange={setSearch} />
      {hasSort && (
        <ToolGroup>
          <Select
            label={words.sortBy}
            isLabelHidden
            placeholder={words.sortBy}
            options={options}
            value={order?.field ?? ""}
            onChange={(field) => field && sortBy(field)}
          />
          <Button
            square
            aria-label={order?.descending ? words.largestFirst : words.smallestFirst}
            disabled={!order}
            onClick={() => order && sortBy(order.field)}
          >
            <Icon of={sortIcon} />
          </Button>
        </ToolGroup>
      )}
      {report.choices.length === 0 && !report.minimumField && (
        <ToolNote role="status">
          {subtotals
            ? foundInWords(rows.length, all.length, isPartial)
            : isPartial
              ? words.soFar(rowsInWords(all.length))
              : rowsInWords(all.length)}
        </ToolNote>
      )}
      {onAll && <Button onClick={onAll}>{words.loadAll}</Button>}
    </ToolRow>
  );
}
