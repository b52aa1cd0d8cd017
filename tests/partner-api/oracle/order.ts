export type Place = string | number | bigint | null;

/** Sorted by what `placeOf` gives, part by part; `null` comes last. */
export const sorted = <T>(rows: readonly T[], placeOf: (row: T) => Place[]): T[] =>
  rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ row }) => row);

function compare(one: readonly Place[], other: readonly Place[]): number {
  for (const [at, place] of one.entries()) {
    const difference = comparePlaces(place, other[at] ?? null);
    if (difference !== 0) return difference;
  }
  throw new Error(`Two rows have the same place: ${one.join(", ")}`);
}

function comparePlaces(one: Place, other: Place): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  if (typeof one === "string" || typeof other === "string") {
    return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
  }
  return one < other ? -1 : 1;
}
