import { agree } from "#words/toll";
import type { Row } from "../report/rules/figures.ts";
import { Alert } from "../ui/alert.tsx";
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
