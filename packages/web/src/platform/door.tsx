import { type ReactNode, useEffect, useState } from "react";
import { arriving } from "./missing-script.ts";

/** A part of the portal that is fetched later: when it is shown, or before that by `load`. */
export type Door<Part> = {
  load(): Promise<Part>;
  /** The part, once it has come. */
  part(): Part | undefined;
  /** Whoever had it fetched, and however often. */
  arrival: Promise<Part>;
};

export function door<Part>(name: string, fetch: () => Promise<Part>): Door<Part> {
  let coming: Promise<Part> | undefined;
  let arrived: Part | undefined;
  let arrive = (_: Part) => {};
  const arrival = new Promise<Part>((resolve) => {
    arrive = resolve;
  });

  async function open(): Promise<Part> {
    try {
      arrived = await arriving(name, fetch());
      arrive(arrived);
      return arrived;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  }
  return {
    arrival,
    part: () => arrived,
    load() {
      coming ??= open();
      // Whoever shows the part sees that it failed.
      coming.catch(() => {});
      return coming;
    },
  };
}

export type BehindProps<Part> = {
  door: Door<Part>;
  /** Shown until the part has come. */
  instead?: ReactNode;
  children: (part: Part) => ReactNode;
};

/** The part behind a door, fetched as soon as it is wanted, and why it has not come where that failed. */
export function useArrival<Part>(door: Door<Part>, isWanted = true) {
  // Null once it has come, so that it is shown.
  const [failure, setFailure] = useState<{ error: unknown } | null>();
  const part = door.part();
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    door.load().then(
      () => setFailure(null),
      (error) => setFailure({ error }),
    );
  }, [door, isMissing]);
  return { part, failure };
}

/** The part behind a door; nothing until it has come. */
export function usePart<Part>(door: Door<Part>, isWanted = true): Part | undefined {
  const { part, failure } = useArrival(door, isWanted);
  if (failure) throw failure.error;
  return part;
}

/** Shows what is behind a door, at once if it is open; React's Suspense may wait 300 ms even then. */
export function Behind<Part>({ door, instead = null, children }: BehindProps<Part>): ReactNode {
  const part = usePart(door);
  return part === undefined ? instead : children(part);
}
