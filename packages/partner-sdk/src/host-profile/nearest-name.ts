/** The one of some names that is spelled most like another, if it is spelled much like it. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((each) => ({ each, distance: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.each ?? names.find((each) => name.length > 2 && each.startsWith(name));
}

/** How many letters have to be written otherwise. */
function distance(from: string, to: string): number {
  let row = [...to, ""].map((_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries()) {
      const swapped = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
