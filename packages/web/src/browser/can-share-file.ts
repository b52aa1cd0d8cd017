export function canShareFile(name: string, type: string): boolean {
  const files = [new File([""], name, { type })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}
