import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { arrowsOf, statesOf } from "../drawing/definition.ts";
import { exampleEvents } from "../simulation/examples.ts";
import type { Deed } from "../simulation/simulation.ts";
import { shortened } from "../story/story.ts";
import { JsonField } from "./json-field.tsx";

type EventListProps = {
  address: string;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  act: (deed: Deed) => void;
};

/** Every event that the machine knows: first those that lead somewhere now, then those that cannot be pressed. */
export function EventList({ address, machine, snapshot, act }: EventListProps) {
  const types = new Set(arrowsOf(machine, statesOf(machine)).flatMap((arrow) => arrow.types));
  const known = [...types].filter((type) => type !== "" && !type.startsWith("xstate."));
  const can = (event: EventObject) => snapshot.status === "active" && snapshot.can(event);
  const all = exampleEvents(machine.id, known);
  const events = [...all.filter(can), ...all.filter((event) => !can(event))];
  return (
    <section>
      <h2>Events</h2>
      <ul className="events">
        {events.map((event) => {
          const { type, ...brought } = event;
          const words = Object.keys(brought).length > 0 ? shortened(brought) : "";
          return (
            <li key={JSON.stringify(event)}>
              <button
                type="button"
                disabled={!can(event)}
                title={words}
                onClick={() => act({ do: "send", to: address, event })}
              >
                {type}
                {words && <small>{words}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      <details className="apart">
        <summary>Write an event</summary>
        <JsonField
          label="Event"
          value={{ type: known[0] ?? "" }}
          actions={[
            {
              title: "Send",
              act: (event) => act({ do: "send", to: address, event: event as EventObject }),
            },
          ]}
        />
      </details>
    </section>
  );
}
