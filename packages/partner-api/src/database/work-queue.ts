type Waiting = { begin(): void; giveUp(error: unknown): void };

/** At most `atOnce` pieces of work run at the same time; the others wait in order, until they are sent away. */
export function workQueue(atOnce: number) {
  const waiting: Waiting[] = [];
  let working = 0;

  const myTurn = (isFirst: boolean) =>
    new Promise<void>((begin, giveUp) => {
      if (isFirst) waiting.unshift({ begin, giveUp });
      else waiting.push({ begin, giveUp });
    });

  return {
    async take<T>(work: () => Promise<T>, { first = false } = {}): Promise<T> {
      if (working >= atOnce) await myTurn(first);
      else working += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next.begin();
        else working -= 1;
      }
    },
    waiting: () => waiting.length,
    isIdle: () => working === 0,
    sendAway(error: unknown) {
      for (const { giveUp } of waiting.splice(0)) giveUp(error);
    },
  };
}
