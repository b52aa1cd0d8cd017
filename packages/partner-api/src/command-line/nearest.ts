import { editDistance } from "../text/edit-distance.ts";

export function suggestionFor(
  typed: string,
  known: readonly string[],
  written: (word: string) => string = (word) => word,
): string {
  const [nearest] = known
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, typed.length / 2)
    ? ` Did you mean ${written(nearest.word)}?`
    : "";
}
