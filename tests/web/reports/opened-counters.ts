import { screen } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import type { FakeHost } from "partner-sdk/testing";
import { openPortal } from "../portal/open-portal.tsx";

export const counters = [
  { counter: { id: 1, name: "Uttara" }, total_tickets: 45, total_fares: "1000.10" },
  { counter: { id: 2, name: "Gabtoli" }, total_tickets: 9, total_fares: "22137.20" },
];

/** The counters of today, as a table. */
export async function openCounters(host: FakeHost) {
  host.answers(getIntracityCounterwiseReport, counters);
  const opened = openPortal("/intracity/counterwise/report/");
  await screen.findByRole("table", { name: "Counter Wise Report" });
  return opened;
}
