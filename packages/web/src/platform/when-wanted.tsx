import { type ComponentType, useEffect, useState } from "react";
import { withStyles } from "./styles.ts";

/**
 * A component that is fetched when it is first shown, or before by its `load`, with the stylesheet of its name.
 * It is nothing until it has come, and is there at once when it has: React's `lazy` waits 300 ms even then.
 */
export function whenWanted<Props extends object>(
  name: string,
  fetch: () => Promise<{ default: ComponentType<Props> }>,
) {
  let arriving: Promise<void> | undefined;
  let Arrived: ComponentType<Props> | undefined;

  function load(): Promise<void> {
    arriving ??= withStyles(name, fetch()).then((module) => {
      Arrived = module.default;
    });
    // Whoever shows it sees that it failed.
    arriving.catch(() => {});
    return arriving;
  }

  function WhenWanted(props: Props) {
    const [outcome, setOutcome] = useState<"arrived" | { failure: unknown } | undefined>(
      Arrived && "arrived",
    );
    useEffect(() => {
      if (outcome) return;
      load().then(
        () => setOutcome("arrived"),
        (failure) => setOutcome({ failure }),
      );
    }, [outcome]);
    if (typeof outcome === "object") throw outcome.failure;
    return Arrived ? <Arrived {...props} /> : null;
  }
  return Object.assign(WhenWanted, { load });
}
