import type { Mutant } from "./mutant.ts";
import { conditionBefore, conditionFrom, itemsFrom, type Piece, piecesOf } from "./sql-pieces.ts";
import { alike, bounds, dropped, functions, signs } from "./sql-words.ts";

type Change = { kind: string; at: number; end: number; to: string };

/** One mutant for each thing that can be changed, in the order of the text. */
export function mutantsOf(statement: string): Mutant[] {
  const pieces = piecesOf(statement);
  const changes = pieces.flatMap((_piece, at) => [
    ...changedWord(pieces, at),
    ...changedCondition(pieces, at),
    ...shorterList(pieces, at),
  ]);
  const texts = new Set<string>();
  return [...changes, ...lostSums(statement), ...lostStatements(pieces)]
    .map((change) => mutant(statement, change))
    .filter(({ text }) => text !== statement && !texts.has(text) && texts.add(text))
    .sort((one, other) => one.line - other.line);
}

function mutant(statement: string, { kind, at, end, to }: Change): Mutant {
  return {
    kind,
    line: statement.slice(0, at).split("\n").length,
    from: statement.slice(at, end).replaceAll(/\s+/g, " "),
    to,
    text: statement.slice(0, at) + to + statement.slice(end),
  };
}

const spanOf = (pieces: Piece[]) => ({ at: pieces[0]?.at ?? 0, end: pieces.at(-1)?.end ?? 0 });

function changedWord(pieces: Piece[], at: number): Change[] {
  const one = pieces[at] ?? nothing;
  const before = pieces[at - 1]?.text ?? "";
  const after = pieces[at + 1]?.text ?? "";
  const change = (kind: string, to: string | undefined, end = one.end) =>
    to === undefined ? [] : [{ kind, at: one.at, end, to }];
  if (before === "as") return [];
  if (one.text === "collate") return change("order", "", pieces[at + 1]?.end);
  if (one.text === "is" && after !== "not") return change("filter", "is not");
  if (one.text === "join" && before !== "left" && before !== "cross") {
    return change("join", "left join");
  }
  const isSign = after !== ")" && before !== "select" && before !== ",";
  return [
    ...change("bound", bounds[one.text]),
    ...change("sign", isSign || one.text === "-" ? signs[one.text] : undefined),
    ...change("function", after === "(" ? functions[one.text] : undefined),
    ...change("number", /^\d+$/.test(one.text) ? String(Number(one.text) + 1) : undefined),
    ...change(dropped[one.text]?.kind ?? "", dropped[one.text]?.to),
    ...alike.flatMap(({ kind, words }) => {
      const place = words.indexOf(one.text);
      return place < 0 ? [] : change(kind, words[(place + 1) % words.length]);
    }),
  ];
}

const nothing: Piece = { text: "", at: 0, end: 0, depth: 0 };

/** A condition that always holds; beside `or`, one that never does. */
function changedCondition(pieces: Piece[], at: number): Change[] {
  const word = pieces[at]?.text ?? "";
  const after = pieces[at + 1]?.text ?? "";
  if (!/^(?:where|on|having|and|or|when)$/.test(word) || /^(?:conflict|commit)$/.test(after))
    return [];
  const conditions = [conditionFrom(pieces, at + 1)];
  if (word === "and" || word === "or") conditions.push(conditionBefore(pieces, at));
  const to = word === "or" ? "false" : "true";
  return conditions.map((condition) => ({ kind: "filter", ...spanOf(condition), to }));
}

/** Without one of the things that are joined by, grouped by, ordered by or set. */
function shorterList(pieces: Piece[], at: number): Change[] {
  const word = pieces[at]?.text ?? "";
  const isUsing =
    word === "using" && pieces[at + 1]?.text === "(" && pieces[at + 2]?.text !== "select";
  if (!isUsing && word !== "by" && word !== "set") return [];
  const kind = isUsing ? "join" : word === "set" ? "set" : (pieces[at - 1]?.text ?? "");
  if (kind === "order" && isOfInsert(pieces, at)) return [];
  const items = itemsFrom(pieces, isUsing ? at + 2 : at + 1);
  const turned = kind === "order" ? items.flatMap(descending) : [];
  if (items.length < 2) {
    const whole = { ...spanOf([...pieces.slice(at - 1, at), ...items.flat()]), to: "" };
    return kind === "order" ? [...turned, { kind, ...whole }] : [];
  }
  const shorter = items.map((item, place) => {
    const { at: start, end } = spanOf(item);
    const next = items[place + 1];
    const previous = items[place - 1];
    return next
      ? { kind, at: start, end: spanOf(next).at, to: "" }
      : { kind, at: spanOf(previous ?? item).end, end, to: "" };
  });
  return [...shorter, ...turned];
}

/** A table has no order: whichever its rows are stored in, they are the same. */
function isOfInsert(pieces: Piece[], at: number): boolean {
  const { depth } = pieces[at] ?? nothing;
  const start = pieces.findLastIndex(({ text }, place) => text === ";" && place < at);
  return (
    depth === 0 &&
    pieces.slice(start + 1, at).some((one) => one.text === "insert" && one.depth === 0)
  );
}

function descending(item: Piece[]): Change[] {
  const last = item.at(-1) ?? nothing;
  if (last.text === "desc") return [];
  return [{ kind: "order", at: last.at, end: last.end, to: `${last.text} desc` }];
}

const lostSum = /stored\.(\w+) \+ (excluded\.\1)\b|(count)\(\*\)/g;

/** What is added on conflict replaces what is stored; a count counts one. */
const lostSums = (statement: string): Change[] =>
  [...statement.matchAll(lostSum)].map(({ 0: text, 2: added, index: at }) => ({
    kind: added ? "on conflict" : "function",
    at,
    end: at + text.length,
    to: added ?? "max(1)",
  }));

function lostStatements(pieces: Piece[]): Change[] {
  const statements: Piece[][] = [[]];
  for (const one of pieces) {
    statements.at(-1)?.push(one);
    if (one.text === ";") statements.push([]);
  }
  const whole = statements.filter(({ length }) => length > 0);
  if (whole.length < 2) return [];
  return whole.map((statement) => ({ kind: "statement", ...spanOf(statement), to: "" }));
}
