export function didYouMean(
  typed: string,
  known: readonly string[],
  written: (word: string) => string = (word) => word,
): string {
  const [nearest] = known
    .map((word) => ({ word, distance: edits(typed, word) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, typed.length / 2)
    ? ` Did you mean ${written(nearest.word)}?`
    : "";
}

/** Levenshtein distance. */
function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const costs = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      costs.push(
        Math.min(
          at(above, column) + 1,
          at(costs, column - 1) + 1,
          at(above, column - 1) + (other[column - 1] === letter ? 0 : 1),
        ),
      );
    }
    above = costs;
  }
  return at(above, other.length);
}

const at = (costs: number[], index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
