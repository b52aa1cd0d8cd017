type Part = { [key: string]: unknown };

/** What a definition says, by where it says it, such as `state: tags`: a machine's, or an extracted one. */
export function partsOf(definition: unknown): Set<string> {
  return new Set(partsOfState(definition as Part));
}

function partsOfState(state: Part): string[] {
  const { entry, exit, invoke, always, on, after, states } = state;
  return [
    ...keysOf("state", state),
    ...[entry, exit].flatMap(many).flatMap((action) => keysOf("action", action)),
    ...many(invoke).flatMap(partsOfActor),
    ...[always, on, after].flatMap((holder) => partsOfTransitions(holder)),
    ...Object.values(states ?? {}).flatMap(partsOfState),
  ];
}

function partsOfActor(actor: Part): string[] {
  const ends = [actor.onDone, actor.onError].flatMap((end) => partsOfTransitions(end));
  return [...keysOf("actor", actor), ...ends];
}

/** One transition, several, or those of each event. */
function partsOfTransitions(holder: unknown): string[] {
  return many(holder).flatMap((each) => {
    const isOne = ["target", "actions", "guard", "description"].some((key) => key in each);
    if (!isOne) return Object.values(each).flatMap(partsOfTransitions);
    return [
      ...keysOf("transition", each),
      ...many(each.guard).flatMap((guard) => keysOf("guard", guard)),
      ...many(each.actions).flatMap((action) => keysOf("action", action)),
    ];
  });
}

function keysOf(place: string, part: Part): string[] {
  return Object.keys(Object(part))
    .filter((key) => Number.isNaN(Number(key)) && part[key] !== undefined)
    .map((key) => `${place}: ${key}${typeof part[key] === "function" ? " as a function" : ""}`);
}

function many(some: unknown): Part[] {
  return some === undefined ? [] : ([some].flat() as Part[]);
}
