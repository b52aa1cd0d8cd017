import type { AnyStateMachine } from "xstate";
import { type Arrow, arrowsOf, statesOf } from "../drawing/definition.ts";

/** What a machine, each of its states and each of its transitions is, with the section that it follows. */
export function About({ machine }: { machine: AnyStateMachine }) {
  const all = statesOf(machine);
  const [root, ...states] = all;
  const own = (id: string) => id.slice(machine.id.length + 1) || machine.id;
  return (
    <>
      <p className="lead">{root?.description}</p>
      <p className="section">{root?.section}</p>
      <details>
        <summary>What each state is</summary>
        <dl className="states">
          {states.map(({ id, description, section }) => (
            <div key={id}>
              <dt>{own(id)}</dt>
              <dd>
                {description} <span className="section">{section}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>What each event does</summary>
        <dl className="states">
          {arrowsOf(machine, all).map((arrow) => (
            <div key={`${arrow.from.id} ${inWords(arrow)} ${arrow.to?.id}`}>
              <dt>
                {inWords(arrow)}
                <small>
                  {own(arrow.from.id)}
                  {arrow.to && ` → ${own(arrow.to.id)}`}
                </small>
              </dt>
              <dd>
                {arrow.description} <span className="section">{arrow.section}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function inWords({ events, guard }: Arrow): string {
  return `${events.join(" or ")}${guard && ` [${guard}]`}`;
}
