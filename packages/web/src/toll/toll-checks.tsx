import { agree } from "#words/toll";
import { Alert } from "../ui/alert.tsx";

export function TollChecks({ contradictions }: { contradictions: readonly string[] }) {
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
