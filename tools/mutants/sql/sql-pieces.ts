/** A word, a sign, a number or a quoted text; `depth` counts the parentheses around it. */
export type Piece = { text: string; at: number; end: number; depth: number };

const piece =
  /--.*|'(?:[^']|'')*'|"[^"]*"|::|:[a-z_]+|[a-z_]\w*|\d+|<=|>=|<>|\|\||[-+*/<>=~()[\],.;]/gi;

/** Comments are left out. */
export function piecesOf(statement: string): Piece[] {
  let depth = 0;
  return [...statement.matchAll(piece)].flatMap(({ 0: text, index: at }) => {
    if (text.startsWith("--")) return [];
    if (text === ")") depth -= 1;
    const found = { text, at, end: at + text.length, depth };
    if (text === "(") depth += 1;
    return [found];
  });
}

const ends =
  /^(?:and|or|where|group|order|limit|having|join|left|cross|then|when|on|union|offset|window|using|select|from|set|,|;)$/;

/** The pieces of the condition that begins at `from`. */
export const conditionFrom = (pieces: Piece[], from: number) =>
  pieces.slice(from, from + lengthOf(pieces.slice(from), ends));

/** The pieces of the condition that ends before `to`. */
export function conditionBefore(pieces: Piece[], to: number): Piece[] {
  const backwards = pieces.slice(0, to).reverse();
  return backwards.slice(0, lengthOf(backwards, ends)).reverse();
}

const endsOfList =
  /^(?:where|group|order|limit|having|on|union|offset|window|returning|from|rows|filter|;)$/;

/** The items of the list that begins at `from`, between its commas. */
export function itemsFrom(pieces: Piece[], from: number): Piece[][] {
  const list = pieces.slice(from, from + lengthOf(pieces.slice(from), endsOfList));
  const depth = list[0]?.depth ?? 0;
  const items: Piece[][] = [[]];
  for (const one of list) {
    if (one.text === "," && one.depth === depth) items.push([]);
    else items.at(-1)?.push(one);
  }
  return items.filter(({ length }) => length > 0);
}

/** Up to a piece outside of the parentheses in which the first one is, or one of the ends beside it. */
function lengthOf(pieces: Piece[], end: RegExp): number {
  const depth = pieces[0]?.depth ?? 0;
  const at = pieces.findIndex(
    (one) => one.depth < depth || (one.depth === depth && end.test(one.text)),
  );
  return at < 0 ? pieces.length : at;
}
