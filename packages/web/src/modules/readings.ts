import { listReadings } from "partner-sdk";
import { type Report, report } from "./report.ts";

/** Who read what of a company, for its administrators; `titleOf` says which report a call is. */
export const readings = (path: string, titleOf: (call: string) => string): Report =>
  report({
    route: `${path}/readings`,
    title: "Who Read What",
    operation: listReadings,
    needs: "readings",
    dated: true,
    paged: true,
    key: "id",
    columns: [
      { title: "User", kind: "name", field: "user" },
      { title: "Act", kind: "status", field: "act" },
      { title: "Report", kind: "text", field: "report" },
      { title: "Time", kind: "timestamp", field: "at" },
      { title: "From date", kind: "date", field: "from_date" },
      { title: "To date", kind: "date", field: "to_date" },
      { title: "Address", kind: "text", field: "address" },
      { title: "Device", kind: "text", field: "device" },
    ],
    words: { field: "report", of: titleOf },
  });
