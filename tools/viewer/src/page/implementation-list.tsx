import type { EventObject } from "xstate";
import { exampleAnswers, exampleEmitted, exampleErrors } from "../simulation/examples.ts";
import type { Deed, Waiting } from "../simulation/simulation.ts";
import { shortened } from "../story/story.ts";
import { JsonField } from "./json-field.tsx";

type Act = (deed: Deed) => void;

/** What the app would do: requests to answer or to fail, and subscriptions that may tell something. */
export function ImplementationList({ waiting, act }: { waiting: readonly Waiting[]; act: Act }) {
  return (
    <section>
      <h2>Waiting</h2>
      {waiting.length === 0 && <p className="said">Nothing waits for an answer.</p>}
      {waiting.map((each) => (
        <div key={each.address} className="implementation">
          <h3>
            {each.address.split("/").slice(1).join("/") || each.address}
            <small>{each.input === undefined ? "" : shortened(each.input)}</small>
          </h3>
          {each.kind === "promise" ? (
            <Request waiting={each} act={act} />
          ) : (
            <Subscription waiting={each} act={act} />
          )}
        </div>
      ))}
    </section>
  );
}

function Request({ waiting: { address, name }, act }: { waiting: Waiting; act: Act }) {
  const answers = exampleAnswers(name);
  return (
    <>
      <Choices
        word="answers"
        values={answers}
        act={(output) => act({ do: "answer", to: address, output })}
      />
      <Choices
        word="fails"
        values={exampleErrors}
        act={(error) => act({ do: "fail", to: address, error })}
      />
      <details>
        <summary>Write what comes of it</summary>
        <JsonField
          label={`What ${name} answers or throws`}
          value={answers[0] ?? null}
          actions={[
            { title: "Answer", act: (output) => act({ do: "answer", to: address, output }) },
            {
              title: "Fail",
              act: (error) => act({ do: "fail", to: address, error: error as { status: number } }),
            },
          ]}
        />
      </details>
    </>
  );
}

function Subscription({ waiting: { address, name }, act }: { waiting: Waiting; act: Act }) {
  const to = address.split("/").slice(0, -1).join("/");
  const tell = (event: EventObject) => act({ do: "send", to, event });
  const error = { message: "not there" };
  return (
    <>
      <Choices word="tells" values={exampleEmitted(name)} act={tell} />
      <Choices word="fails" values={[error]} act={() => act({ do: "fail", to: address, error })} />
    </>
  );
}

type ChoicesProps<Value> = { word: string; values: readonly Value[]; act: (value: Value) => void };

function Choices<Value>({ word, values, act }: ChoicesProps<Value>) {
  return (
    <div className="choices">
      <span className="word">{word}</span>
      <div className="row">
        {values.map((value) => (
          <button key={JSON.stringify(value)} type="button" onClick={() => act(value)}>
            {nameOf(value)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What tells one value from the others at a glance. */
function nameOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { type, status, code, message, restriction, next } = value as Record<string, unknown>;
  if (typeof type === "string") return type;
  if (typeof status === "number") return [status, code].filter(Boolean).join(" ");
  if (typeof restriction === "string") return restriction;
  if (typeof message === "string") return message;
  if (typeof next === "string") return "a page, and more";
  const text = JSON.stringify(value);
  return text.length > 34 ? `${text.slice(0, 34)}…` : text;
}
