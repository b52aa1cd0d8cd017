import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { type TableProps, tablePage } from "./table-page.tsx";
import { cellsOf, type Trip, titles } from "./trips.ts";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
const helper = createColumnHelper<typeof features, Trip>();
const values: readonly ((trip: Trip) => unknown)[] = [
  ({ coach }) => coach.name ?? "",
  ({ route }) => route ?? "",
  ({ departs_at }) => departs_at,
  ({ total_seats }) => Number(total_seats),
  ({ sold_seats }) => Number(sold_seats),
  ({ total_fares }) => Number(total_fares),
];
const columns = values.map((value, column) =>
  helper.accessor(value, {
    id: titles[column] ?? "",
    sortFn: column < 2 ? "alphanumeric" : "basic",
    cell: ({ row }) => cellsOf[column]?.(row.original),
  }),
);

/** TanStack Table over TanStack Virtual, as its own examples put them together. */
function TanStack({ trips }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: trips as Trip[] });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => 40,
    getScrollElement: () => box.current,
    overscan: 10,
  });
  return (
    <div ref={box} id="box" style={{ height: "90vh", overflow: "auto" }}>
      <div style={{ height: virtual.getTotalSize() }}>
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {header.column.id}
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {virtual.getVirtualItems().map((item, position) => {
              const row = rows[item.index];
              return (
                row && (
                  <tr
                    key={row.id}
                    style={{
                      height: item.size,
                      transform: `translateY(${item.start - position * item.size}px)`,
                    }}
                  >
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

tablePage({ Table: TanStack, sortButton: "button", scroller: "#box" });
