import type { AnyStateMachine } from "xstate";
import { statesOf } from "../drawing/definition.ts";

/** What a machine and each of its states is, with the section that it follows. */
export function About({ machine }: { machine: AnyStateMachine }) {
  const [root, ...states] = statesOf(machine);
  return (
    <>
      <p className="lead">{root?.description}</p>
      <p className="section">{root?.section}</p>
      <details>
        <summary>What each state is</summary>
        <dl className="states">
          {states.map(({ id, description, section }) => (
            <div key={id}>
              <dt>{id.slice(machine.id.length + 1)}</dt>
              <dd>
                {description} <span className="section">{section}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
