import { agree } from "#words/report";
import { Alert } from "../../ui/layout/alert.tsx";
import type { Row } from "../rules/figures.ts";
import { contradictionsOf } from "./contradictions.ts";

/** Whether the figures of a summary agree with one another. */
export function TollChecks({ summary }: { summary: Row }) {
  const contradictions = contradictionsOf(summary);
  if (contradictions.length === 0) {
    return (
      <Alert tone="ok" role="status">
        {agree}
      </Alert>
    );
  }
  return (
    <Alert tone="overstay">
      {contradictions.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
