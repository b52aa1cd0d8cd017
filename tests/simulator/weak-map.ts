/**
 * Keeps its values at their keys. The platform's own map keeps the values of dead keys until the next great collection
 * of garbage, and with an actor its whole world.
 */
export class SimulatedWeakMap<Key extends object, Value> {
  readonly #name = Symbol("value");

  get(key: Key): Value | undefined {
    return (key as Record<symbol, Value>)[this.#name];
  }

  has(key: Key): boolean {
    return this.#name in key;
  }

  set(key: Key, value: Value): this {
    (key as Record<symbol, Value>)[this.#name] = value;
    return this;
  }

  delete(key: Key): boolean {
    return delete (key as Record<symbol, Value>)[this.#name];
  }
}
