import { type Html, html } from "./html.ts";

const widest = 56;

/** JSON in which whatever fits into a line has one line. */
export function printed(value: unknown, indent = "", column = 0): string {
  const short = inOneLine(value);
  const isPlain = typeof value !== "object" || value === null;
  if (isPlain || column + short.length <= widest) return short;
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([name, each]) => {
      const start = `${inner}${JSON.stringify(name)}: `;
      return `${start}${printed(each, inner, start.length)}`;
    });
    return `{\n${fields.join(",\n")}\n${indent}}`;
  }
  const isFlat = value.every((each) => typeof each !== "object" || each === null);
  const items = value.map((each) => printed(each, inner, inner.length));
  return `[\n${inner}${isFlat ? filled(items, inner) : items.join(`,\n${inner}`)}\n${indent}]`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** As many of the items in a line as it takes. */
function filled(items: string[], indent: string): string {
  const lines = [""];
  for (const item of items) {
    const last = lines.at(-1) ?? "";
    const longer = last ? `${last}, ${item}` : item;
    if (indent.length + longer.length > widest) lines.push(item);
    else lines[lines.length - 1] = longer;
  }
  return lines.join(`,\n${indent}`);
}

const tokens =
  /("(?:[^"\\]|\\.)*"(?=:))|("(?:[^"\\]|\\.)*"|'[^']*')|\b(true|false|null|import|from|const|await|for|of)\b|(?<![\w.-])(-?\d+(?:\.\d+)?)\b/g;
const kinds = ["key", "text", "word", "number"];

/** Strings, numbers and words of JSON, TypeScript and a shell. */
export function coloured(code: string): Html {
  const parts: (Html | string)[] = [];
  let done = 0;
  for (const found of code.matchAll(tokens)) {
    const kind = kinds[found.slice(1).findIndex((each) => each !== undefined)] ?? "";
    parts.push(
      code.slice(done, found.index),
      html`<span class="${kind}">${withHost(found[0])}</span>`,
    );
    done = found.index + found[0].length;
  }
  return html`${parts}${code.slice(done)}`;
}

/** The script puts the origin that serves the page in its place. */
function withHost(text: string): (Html | string)[] {
  const [before = "", ...after] = text.split("https://partner.example");
  return [
    before,
    ...after.flatMap((rest) => [html`<span data-host>https://partner.example</span>`, rest]),
  ];
}
