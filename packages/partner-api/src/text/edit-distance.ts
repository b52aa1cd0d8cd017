/** Levenshtein distance. */
export function editDistance(one: string, other: string): number {
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
