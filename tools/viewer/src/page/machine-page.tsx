import { machineNamed } from "machines/inspect/all-machines";
import { useMemo, useState } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Arrow } from "../drawing/definition.ts";
import { exampleInput } from "../simulation/examples.ts";
import { linkTo, type Place } from "../simulation/link.ts";
import { type Deed, type Moment, simulate } from "../simulation/simulation.ts";
import { Sequence } from "../story/sequence.tsx";
import { litIn } from "../story/story.ts";
import { About } from "./about.tsx";
import { DeedList } from "./deed-list.tsx";
import { deedsOf } from "./deeds-of-arrow.ts";
import { EventList } from "./event-list.tsx";
import { ImplementationList } from "./implementation-list.tsx";
import { JsonField } from "./json-field.tsx";
import { MachineDrawing } from "./machine-drawing.tsx";
import { machinesInOrder } from "./machine-order.ts";
import { Now } from "./now.tsx";
import { TimerList } from "./timer-list.tsx";

/** A machine that runs alone, by the hand of whoever looks at it. */
export function MachinePage({ place, go }: { place: Place; go: (hash: string) => void }) {
  const machine = machineNamed(place.machine);
  const [inner, setInner] = useState<string | null>(null);
  const input = place.input === undefined ? exampleInput(place.machine) : place.input;
  const moment = useMemo(
    () => (machine ? simulate(machine, input, place.deeds) : null),
    [machine, input, place.deeds],
  );
  if (!machine || !moment)
    return <p className="said">There is no machine named {place.machine}.</p>;
  const address = inner && moment.actors.has(inner) ? inner : machine.id;
  const shown = machineAt(machine, moment, address);
  const act = (...deeds: Deed[]) => go(linkTo({ ...place, deeds: [...place.deeds, ...deeds] }));
  const back = (count: number) => go(linkTo({ ...place, deeds: place.deeds.slice(0, count) }));
  const inside = [...moment.actors.keys()].filter((each) => machineAt(machine, moment, each));
  return (
    <div className="columns">
      <nav className="list" aria-label="Machines">
        {machinesInOrder().map((id) => (
          <a
            key={id}
            href={linkTo({ machine: id, input: undefined, deeds: [] })}
            aria-current={id === machine.id ? "page" : undefined}
          >
            {id}
          </a>
        ))}
      </nav>
      <main className="middle">
        <h1>{machine.id}</h1>
        <About machine={shown?.machine ?? machine} />
        {inside.length > 1 && (
          <label className="inside">
            Shown
            <select value={address} onChange={({ target }) => setInner(target.value)}>
              {inside.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
        {shown && (
          <MachineDrawing
            machine={shown.machine}
            lit={litIn(shown.machine.id, shown.snapshot.value)}
            press={(arrow) => pressOf(arrow, address, shown.snapshot, moment, act)}
          />
        )}
        <Sequence story={moment.story} place={moment.story.length - 1} />
      </main>
      <aside className="side" aria-label="What can happen">
        {moment.error && (
          <p role="alert" className="alert">
            {moment.error}
          </p>
        )}
        {shown && <Now snapshot={shown.snapshot} />}
        <DeedList deeds={place.deeds} back={back} />
        <ImplementationList waiting={moment.waiting} act={act} />
        {shown && <EventList address={address} {...shown} act={act} />}
        <TimerList timers={moment.timers} act={act} />
        {shown && <Context snapshot={shown.snapshot} />}
        <section>
          <h2>Input</h2>
          <JsonField
            label="What it is started with"
            value={input ?? null}
            actions={[
              {
                title: "Start anew",
                act: (value) => go(linkTo({ ...place, input: value, deeds: [] })),
              },
            ]}
          />
        </section>
      </aside>
    </div>
  );
}

type Shown = { machine: AnyStateMachine; snapshot: AnyMachineSnapshot };

function machineAt(root: AnyStateMachine, { actors }: Moment, address: string): Shown | null {
  const snapshot = actors.get(address)?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (!snapshot?.machine) return null;
  const known = snapshot.machine.id === root.id ? root : machineNamed(snapshot.machine.id);
  return { machine: known ?? snapshot.machine, snapshot };
}

function pressOf(
  arrow: Arrow,
  address: string,
  snapshot: AnyMachineSnapshot,
  moment: Moment,
  act: (...deeds: Deed[]) => void,
) {
  const [deed] = deedsOf(arrow, address, snapshot, moment);
  return deed && (() => act(deed));
}

function Context({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  return (
    <section>
      <h2>Context</h2>
      <pre>{JSON.stringify(snapshot.context, null, 2)}</pre>
    </section>
  );
}
