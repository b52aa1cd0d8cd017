type Listener = (event: { type: string }) => void;

/** As the platform's, as far as the portal uses it: that of Node costs more than a request. */
export class SimulatedAbortSignal {
  aborted = false;
  reason: unknown = undefined;
  readonly #listeners = new Set<Listener>();

  addEventListener(_: string, listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of [...this.#listeners]) listener({ type: "abort" });
    this.#listeners.clear();
  }

  static any(signals: readonly SimulatedAbortSignal[]): SimulatedAbortSignal {
    const any = new SimulatedAbortSignal();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else signal.addEventListener("abort", () => any.abort(signal.reason));
    }
    return any;
  }

  /** No page is asked for that long. */
  static timeout(): SimulatedAbortSignal {
    return new SimulatedAbortSignal();
  }
}

export class SimulatedAbortController {
  readonly signal = new SimulatedAbortSignal();

  abort(reason: unknown = new DOMException("This operation was aborted", "AbortError")): void {
    this.signal.abort(reason);
  }
}
