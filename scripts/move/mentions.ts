import { parseSync } from "rolldown/utils";

/**
 * A part of a file that may name a file or folder. A `literal` is a whole string of code, a `head` the beginning of
 * a template, a `link` the target in Markdown, `pattern` a path in a regular expression, and `prose` what stands in any text.
 */
export type Mention = {
  kind: "literal" | "head" | "link" | "pattern" | "prose";
  start: number;
  end: number;
  /** The keys of the objects around a literal: a configuration's paths are often relative to one. */
  keys: readonly string[];
  /** Whether `import.meta` is an argument beside it. */
  isOfModule: boolean;
};

const codeFile = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/;
const path = /(?<![\w@./$}-])(?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)+\/?/g;
const link = /(?<=\]\()[^()\s]+(?=\))|(?<=^\[[^\]]+\]: )\S+/gm;

const pattern = /(?<![\w\\-]|\\\/)[\w-]+(?:\\[/.][\w-]+)*\\\/[\w-]+(?:\\[/.][\w-]+)*/g;

export const isCode = (file: string) => codeFile.test(file);

export function mentionsIn(file: string, text: string): Mention[] {
  if (isCode(file)) return inCode(file, text);
  if (file.endsWith(".json")) return inJson(text);
  const links = file.endsWith(".md") ? matches(link, text, "link") : [];
  const isInLink = ({ start }: Mention) =>
    links.some((one) => one.start <= start && start < one.end);
  return [...links, ...matches(path, text, "prose").filter((mention) => !isInLink(mention))];
}

/** The paths within a part of a text; an escape is not part of one, and a full stop ends a sentence. */
export const proseIn = (text: string, { start, end }: Pick<Mention, "start" | "end">): Mention[] =>
  matches(path, text.slice(start, end).replace(/\\./gs, "  "), "prose", start);

function matches(pattern: RegExp, text: string, kind: Mention["kind"], offset = 0): Mention[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const start = offset + index;
    const end = start + (kind === "prose" ? found.replace(/\.+$/, "") : found).length;
    return { kind, start, end, keys: [], isOfModule: false };
  });
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

function inCode(file: string, text: string): Mention[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return [
    ...stringsIn(program as unknown as Node, text),
    ...comments.flatMap((comment) => proseIn(text, comment)),
  ];
}

/** JSON is an expression of JavaScript, also with the comments of a tsconfig.json. */
function inJson(text: string): Mention[] {
  const { program, comments } = parseSync("object.js", `(${text}\n)`);
  const strings = stringsIn(program as unknown as Node, `(${text}`);
  const inComments = comments.flatMap((comment) => proseIn(`(${text}`, comment));
  return [...strings, ...inComments].map((mention) => ({
    ...mention,
    start: mention.start - 1,
    end: mention.end - 1,
  }));
}

function stringsIn(root: Node, text: string): Mention[] {
  const found: Mention[] = [];
  const add = (
    kind: "literal" | "head",
    start: number,
    end: number,
    keys: readonly string[],
    isOfModule: boolean,
  ) => found.push({ kind, start, end, keys, isOfModule });
  function visit(node: Node, keys: readonly string[], isOfModule: boolean) {
    if (node.type === "Literal" && typeof node.value === "string") {
      add("literal", node.start + 1, node.end - 1, keys, isOfModule);
    }
    if (node.type === "Literal" && node.regex) {
      found.push(...matches(pattern, text.slice(node.start, node.end), "pattern", node.start));
    }
    if (node.type === "TemplateLiteral") {
      const quasis = node.quasis as { start: number; value: { raw: string } }[];
      for (const [index, { start, value }] of quasis.entries()) {
        const from = text.indexOf(value.raw, start);
        const kind = quasis.length > 1 && index === 0 ? "head" : "literal";
        if (index === 0) add(kind, from, from + value.raw.length, keys, isOfModule);
        else found.push(...proseIn(text, { start: from, end: from + value.raw.length }));
      }
    }
    const key = node.key as Node | undefined;
    const inner =
      node.type === "Property" && typeof key?.value === "string" ? [...keys, key.value] : keys;
    for (const [name, child] of Object.entries(node)) {
      const children = Array.isArray(child) ? child : [child];
      const isArgument = name === "arguments" && children.some(isMeta);
      for (const one of children) {
        if (isNode(one)) visit(one, name === "value" ? inner : keys, isArgument);
      }
    }
  }
  visit(root, [], false);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** `import.meta.url`, `import.meta.dirname` */
const isMeta = (value: unknown) =>
  isNode(value) &&
  value.type === "MemberExpression" &&
  isNode(value.object) &&
  value.object.type === "MetaProperty";
