/** Says what came without its letters and figures: no name, amount or token can be read in it. */
export function came(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return `the number ${shapeOf(String(value))}`;
  if (typeof value === "string") return value ? `the text "${shapeOf(value)}"` : "an empty text";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

const longest = 24;

function shapeOf(text: string): string {
  const shape = text
    .slice(0, longest)
    .replace(/\p{Lu}/gu, "A")
    .replace(/[^\P{L}A]|\p{M}/gu, "a")
    .replace(/\p{N}/gu, "9")
    .replace(/\p{C}/gu, " ");
  return text.length > longest ? `${shape}…` : shape;
}
