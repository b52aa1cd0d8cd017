import { useId, useState } from "react";
import type { Deed, Timer } from "../simulation/simulation.ts";

type TimerListProps = { timers: readonly Timer[]; act: (deed: Deed) => void };

/** The clock stands still until somebody has time pass. */
export function TimerList({ timers, act }: TimerListProps) {
  const [seconds, setSeconds] = useState("5");
  const id = useId();
  const pass = (milliseconds: number) => act({ do: "pass", milliseconds });
  return (
    <section>
      <h2>Time</h2>
      {timers.map((timer) => (
        <div key={timer.of} className="row">
          <button type="button" onClick={() => pass(timer.in)}>
            {timer.of}
          </button>
          <small>{timer.in / 1000} s</small>
        </div>
      ))}
      <div className="row">
        <label htmlFor={id}>Seconds</label>
        <input
          id={id}
          inputMode="decimal"
          value={seconds}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <button
          type="button"
          disabled={!(Number(seconds) > 0)}
          onClick={() => pass(Number(seconds) * 1000)}
        >
          Pass
        </button>
      </div>
    </section>
  );
}
