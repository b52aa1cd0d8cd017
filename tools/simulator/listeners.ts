type Listener = (event: never) => void;
type Options = { signal?: AbortSignal; once?: boolean } | boolean | undefined;

/** The listeners of a window or a document. */
export class Listeners {
  readonly #all = new Map<string, Set<Listener>>();

  readonly add = (type: string, listener: Listener, options?: Options): void => {
    const signal = typeof options === "object" ? options.signal : undefined;
    if (signal?.aborted) return;
    const known = this.#all.get(type);
    if (known) known.add(listener);
    else this.#all.set(type, new Set([listener]));
    signal?.addEventListener("abort", () => this.remove(type, listener), { once: true });
  };

  readonly remove = (type: string, listener: Listener): void => {
    this.#all.get(type)?.delete(listener);
  };

  readonly tell = (event: { type: string }): void => {
    for (const listener of [...(this.#all.get(event.type) ?? [])]) listener(event as never);
  };

  clear(): void {
    this.#all.clear();
  }
}
