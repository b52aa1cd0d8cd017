import type { SignedInUser } from "machines/session/session";
import { type AnyMachineSnapshot, fromPromise, type SimulatedClock } from "xstate";

export const rahima: SignedInUser = {
  user: { name: "Rahima Begum", id: 7 },
  companies: {
    water: [
      { id: "w1", name: "Kirtonkhola Launch" },
      { id: "w2", name: "Sundarban Launch" },
    ],
    counterwise_ticketing: [
      { id: "c1", name: "Padma Metro Bus" },
      { id: "c2", name: "Meghna City Line" },
    ],
    toll_plaza: [{ id: "t1", name: "Jamuna Toll" }],
  },
  reporting: {
    timeZone: "Asia/Dhaka",
    weekStartsOn: "sunday",
    weekend: ["friday", "saturday"],
    features: ["today"],
  },
};

export const karim: SignedInUser = {
  user: { name: "Karim Uddin", id: 8 },
  companies: {
    water: [
      { id: "w2", name: "Sundarban Launch" },
      { id: "w3", name: "Parabat Launch" },
    ],
    counterwise_ticketing: [
      { id: "c1", name: "Padma Metro Bus" },
      { id: "c3", name: "Surma Line" },
    ],
  },
  reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
};

export const failure = (status: number | undefined, more: object = {}) =>
  Object.assign(new Error(`failed with ${status}`), { status, ...more });

type Call<Input> = {
  input: Input;
  signal: AbortSignal;
  answer(output: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
};

/** A promise actor that is settled by hand, and remembers every call. */
export function byHand<Output, Input = unknown>() {
  const calls: Call<Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer: (output) => settled(() => resolve(output as Output)),
          fail: (error) => settled(() => reject(error)),
        });
      }),
  );
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`there was no call ${index}`);
    return found;
  };
  return { logic, calls, call };
}

/** A promise actor that answers, or fails with an Error, after so long on the simulated clock. */
export function after<Output, Input = unknown>(
  clock: SimulatedClock,
  outcomes: readonly (readonly [milliseconds: number, outcome: Output | Error])[],
) {
  let call = 0;
  return fromPromise<Output, Input>(
    () =>
      new Promise<Output>((resolve, reject) => {
        const [milliseconds, outcome] = outcomes[call++] ?? [];
        if (milliseconds === undefined) throw new Error("one call too many");
        const settle = () =>
          outcome instanceof Error ? reject(outcome) : resolve(outcome as Output);
        clock.setTimeout(settle, milliseconds);
      }),
  );
}

/** Lets the clock run, and what was settled reach the actors. */
export async function pass(clock: SimulatedClock, milliseconds: number): Promise<void> {
  await settled(() => clock.increment(milliseconds));
}

export function tagsOf(snapshot: AnyMachineSnapshot): string[] {
  return [...snapshot.tags].sort();
}

async function settled(settle: () => void): Promise<void> {
  settle();
  await new Promise((resolve) => setImmediate(resolve));
}
