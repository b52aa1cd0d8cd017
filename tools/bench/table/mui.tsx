import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { type TableProps, tablePage } from "./table-page.tsx";
import { cellsOf, type Trip, titles } from "./trips.ts";

const values: readonly ((trip: Trip) => string | number)[] = [
  ({ coach }) => coach.name ?? "",
  ({ route }) => route,
  ({ departs_at }) => departs_at,
  ({ total_seats }) => Number(total_seats),
  ({ sold_seats }) => Number(sold_seats),
  ({ total_fares }) => Number(total_fares),
];
const columns = titles.map(
  (title, column): GridColDef<Trip> => ({
    field: title,
    headerName: title,
    width: 160,
    ...(column > 2 && { type: "number" as const }),
    valueGetter: (_, trip) => values[column]?.(trip),
    valueFormatter: (_, trip) => cellsOf[column]?.(trip),
  }),
);

/** MUI X DataGrid, whose free edition shows at most a hundred rows at a time. */
function Mui({ trips }: TableProps) {
  return (
    <div style={{ height: "90vh" }}>
      <DataGrid
        rows={trips}
        columns={columns}
        getRowId={({ coach }) => coach.id}
        rowHeight={40}
        sortingOrder={["desc", "asc"]}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

tablePage({ Table: Mui, scroller: ".MuiDataGrid-virtualScroller" });
