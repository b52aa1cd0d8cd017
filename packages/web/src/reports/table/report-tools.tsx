import sortIcon from "lucide/dist/esm/icons/arrow-up-down.mjs";
import { useRef } from "react";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { IconSelect, Select } from "../../ui/fields/select.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToolGroup, ToolNote, ToolRow } from "../../ui/table/tool-row.tsx";
import { hasChoices } from "../filter/list-choices.tsx";
import { foundInWords, rowsInWords } from "../rules/row-counts.ts";
import type { Table } from "./use-table.ts";

export type ReportToolsProps = Omit<SearchAndSortProps, "isFolded"> & {
  /** Whether only some pages of a list have been fetched. */
  isPartial: boolean;
  /** Fetches the other pages. */
  onAll?: () => void;
};

export function ReportTools({ table, hasSort, isPartial, onAll }: ReportToolsProps) {
  return (
    <ToolRow>
      <SearchAndSort table={table} hasSort={hasSort} />
      {!hasChoices(table.report) && (
        <ToolNote role="status">
          <CountInWords table={table} isPartial={isPartial} />
        </ToolNote>
      )}
      {onAll && <Button onClick={onAll}>{words.loadAll}</Button>}
    </ToolRow>
  );
}

export type SearchAndSortProps = {
  table: Table;
  /** Cards are sorted from here, a table from its head. */
  hasSort: boolean;
  /** On a phone, search and sort are as wide as their icons until they are used. */
  isFolded?: boolean;
};

const reverse = " reverse";

export function SearchAndSort({ table, hasSort, isFolded = false }: SearchAndSortProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("/", () => field.current?.focus());
  const { report, search, setSearch, order, sortBy } = table;
  const options = report.columns.map(({ field, title }) => ({ value: field, label: title }));
  const direction = order?.descending ? words.largestFirst : words.smallestFirst;
  const other = order?.descending ? words.smallestFirst : words.largestFirst;
  const sort = {
    label: words.sortBy,
    isLabelHidden: true,
    placeholder: words.sortBy,
    value: order?.field ?? "",
  };
  return (
    <>
      <SearchField ref={field} value={search} onChange={setSearch} isFolded={isFolded} />
      {hasSort &&
        (isFolded ? (
          <IconSelect
            {...sort}
            icon={sortIcon}
            options={[...options, ...(order ? [{ value: reverse, label: other }] : [])]}
            onChange={(chosen) => {
              const field = chosen === reverse ? order?.field : chosen;
              if (field) sortBy(field);
            }}
          />
        ) : (
          <ToolGroup>
            <Select {...sort} options={options} onChange={(field) => field && sortBy(field)} />
            <Button
              square
              aria-label={direction}
              disabled={!order}
              onClick={() => order && sortBy(order.field)}
            >
              <Icon of={sortIcon} />
            </Button>
          </ToolGroup>
        ))}
    </>
  );
}

/** How many rows there are, or are found. */
export function CountInWords({ table, isPartial }: Pick<ReportToolsProps, "table" | "isPartial">) {
  const { all, rows, subtotals } = table;
  if (subtotals) return foundInWords(rows.length, all.length, isPartial);
  return isPartial ? words.soFar(rowsInWords(all.length)) : rowsInWords(all.length);
}
