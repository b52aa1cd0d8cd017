import { listReadings } from "partner-sdk";
import * as words from "#words/modules";
import { type Report, report } from "./report.ts";

/** Who read what of a company, for its administrators; `titleOf` says which report a call is. */
export const readings = (path: string, titleOf: (call: string) => string): Report =>
  report({
    route: `${path}/readings`,
    title: words.whoReadWhat,
    operation: listReadings,
    needs: "readings",
    dated: true,
    paged: true,
    key: "id",
    columns: [
      { title: words.user, kind: "name", field: "user" },
      { title: words.act, kind: "status", field: "act" },
      { title: words.report, kind: "text", field: "report" },
      { title: words.time, kind: "timestamp", field: "at" },
      { title: words.fromDate, kind: "date", field: "from_date" },
      { title: words.toDate, kind: "date", field: "to_date" },
      { title: words.address, kind: "text", field: "address" },
      { title: words.device, kind: "text", field: "device" },
    ],
    words: { field: "report", of: titleOf },
  });
