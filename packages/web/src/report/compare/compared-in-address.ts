const entry = "compare";

export function isComparedIn(query: URLSearchParams): boolean {
  return query.get(entry) === "1";
}

export function withComparison(query: URLSearchParams, isCompared: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isCompared) next.set(entry, "1");
  else next.delete(entry);
  return next;
}
