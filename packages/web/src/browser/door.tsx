import { type ReactNode, useEffect, useState } from "react";

export type Door<Part> = {
  load(): Promise<Part>;
  part(): Part | undefined;
  arrival: Promise<Part>;
};

export type BehindProps<Part> = {
  door: Door<Part>;
  instead?: ReactNode;
  children: (part: Part) => ReactNode;
};

export function useArrival<Part>(door: Door<Part>, isWanted = true) {
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

export function usePart<Part>(door: Door<Part>, isWanted = true): Part | undefined {
  const { part, failure } = useArrival(door, isWanted);
  if (failure) throw failure.error;
  return part;
}

export function Behind<Part>({ door, instead = null, children }: BehindProps<Part>): ReactNode {
  const part = usePart(door);
  return part === undefined ? instead : children(part);
}
