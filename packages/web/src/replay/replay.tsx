import { createBrowserInspector } from "@statelyai/inspect";
import type { Step, Trace } from "machines";
import { useState } from "react";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { messagesOf, traceIn } from "./messages.ts";

export function Replay() {
  const [trace, setTrace] = useState<Trace | null>(null);
  const [isOther, setIsOther] = useState(false);
  const read = (text: string) => {
    setTrace(traceIn(text));
    setIsOther(text.trim() !== "" && traceIn(text) === null);
  };
  return (
    <Page>
      <PageHeading
        actions={
          <Button disabled={!trace} onClick={() => trace && replay(trace)}>
            Open in the inspector
          </Button>
        }
      >
        What happened
      </PageHeading>
      <label htmlFor="trace">
        Trace
        <TextArea
          id="trace"
          rows={6}
          onChange={({ target }) => read(target.value)}
          placeholder="What 'Copy what happened' has copied"
        />
      </label>
      {isOther && <Alert>This is not a trace.</Alert>}
      {trace && (
        <DataTable
          caption="Steps"
          columns={columns}
          rows={trace.steps}
          cell={(step, column) => cells[column]?.(step)}
        />
      )}
    </Page>
  );
}

function replay(trace: Trace) {
  const { adapter } = createBrowserInspector();
  for (const message of messagesOf(trace)) adapter.send(message);
}

const columns = [
  { key: "name", title: "Actor", align: "text" },
  { key: "at", title: "Milliseconds", align: "figure" },
  { key: "event", title: "Event", align: "text" },
  { key: "state", title: "State", align: "text" },
] as const;

const cells: Readonly<Record<string, (step: Step) => string>> = {
  name: ({ name, actor }) => `${name} (${actor})`,
  at: ({ at }) => String(at),
  event: (step) => {
    if (!("event" in step)) return "";
    const { type, ...rest } = step.event;
    return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
  },
  state: (step) => {
    if ("event" in step) return "";
    const { state, status } = step;
    return [state && JSON.stringify(state), status].filter(Boolean).join(", ");
  },
};
