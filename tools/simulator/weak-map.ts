const kept = Symbol("kept");

type Key = { [kept]?: Map<object, unknown> };

/**
 * Keeps its values at their keys. The platform's own map keeps the values of dead keys until the next great collection
 * of garbage, and with an actor its whole world.
 */
export class SimulatedWeakMap<Value> {
  get(key: Key): Value | undefined {
    return key[kept]?.get(this) as Value | undefined;
  }

  has(key: Key): boolean {
    return key[kept]?.has(this) ?? false;
  }

  set(key: Key, value: Value): this {
    key[kept] ??= new Map();
    key[kept].set(this, value);
    return this;
  }

  delete(key: Key): boolean {
    return key[kept]?.delete(this) ?? false;
  }
}
