import type { Mutant } from "./mutant.ts";

type Rule = { kind: string; wrong: RegExp; to: string };

/** What may go wrong in a check: in TypeScript as it is formatted here, and in the SQL within it. */
const rules: Rule[] = [
  { kind: "bound", wrong: /(?<= )<(?= )/g, to: "<=" },
  { kind: "bound", wrong: /(?<= )>(?= )/g, to: ">=" },
  { kind: "bound", wrong: /(?<= )<=(?= )/g, to: "<" },
  { kind: "bound", wrong: /(?<= )>=(?= )/g, to: ">" },
  { kind: "bound", wrong: /(?<= )===(?= )/g, to: "!==" },
  { kind: "bound", wrong: /(?<= )!==(?= )/g, to: "===" },
  { kind: "bound", wrong: /(?<= )<>(?= )/g, to: "=" },
  { kind: "number", wrong: /(?<![\w$.])\d+(?![\w$])/g, to: "" },
  { kind: "check", wrong: /(?<=^ +)if \(.*\) (?:return|throw|break)\b.*;$/gm, to: "" },
  { kind: "check", wrong: /(?<=^ +)rules: .*,$/gm, to: "" },
  { kind: "check", wrong: /(?<=\(text\) =>\s+).+ (?=&&)/g, to: "true " },
  { kind: "check", wrong: /(?<=&& )[^&|`$]+?(?= &&|[,;)]$|\) )/gm, to: "true" },
  { kind: "check", wrong: /(?<= )&&(?= )/g, to: "||" },
  { kind: "check", wrong: /(?<=\w )\|\|(?= [a-z])/g, to: "&&" },
  { kind: "check", wrong: /!(?=[a-z(])/g, to: "" },
  {
    kind: "reference",
    wrong: /(?<=[[ ])(?:ofCompany|(?:counter|vehicle|person)Of\(.*?\)),? ?/g,
    to: "",
  },
  { kind: "reference", wrong: /, "(?:supervisor|driver|agent)"(?=\))/g, to: "" },
  { kind: "reference", wrong: /"'(?:waybill|intercity)'"/g, to: "\"'water'\"" },
  { kind: "key", wrong: /(?<=key: \[.*?)"\w+",? ?/g, to: "" },
  { kind: "state", wrong: /(?<=always\(.*?)"\w+",? ?/g, to: "" },
  { kind: "state", wrong: /\{ column: "status", broken: .* \},/g, to: "" },
  { kind: "column", wrong: /required(?=\("\w+", )/g, to: "optional" },
  { kind: "column", wrong: /optional(?=\("\w+", )/g, to: "required" },
  {
    kind: "column",
    wrong:
      /(?<=(?:required|optional)\("\w+", )(?:id|moment|money|amount|count|countFromOne|seats)\b/g,
    to: "word",
  },
  {
    kind: "filter",
    wrong: /(?<=\b(?:where|on(?! co)|and|or|when) ).+?(?= and | or | then |`|\)|"|$)/gm,
    to: "true",
  },
  { kind: "filter", wrong: /is not null/g, to: "is null" },
  { kind: "filter", wrong: /is null/g, to: "is not null" },
  { kind: "filter", wrong: /is distinct from/g, to: "is not distinct from" },
  { kind: "filter", wrong: /not (?=\(\$)/g, to: "" },
  { kind: "join", wrong: /left join/g, to: "join" },
  { kind: "function", wrong: /\bmin(?=\()/g, to: "max" },
  { kind: "function", wrong: /\blag(?=\()/g, to: "lead" },
  { kind: "function", wrong: /distinct (?=\w+[,;) ])/g, to: "" },
  { kind: "order", wrong: /order by line/g, to: "order by line desc" },
];

/** One mutant for each place where a rule fits. */
export function mutantsOfCheck(source: string): Mutant[] {
  const texts = new Set<string>();
  const code = withoutComments(source);
  return rules
    .flatMap(({ kind, wrong, to }) =>
      [...code.matchAll(wrong)].map(({ 0: from, index: at }) => {
        const instead =
          kind === "number" ? String(Number(from) + 1).padStart(from.length, "0") : to;
        return {
          kind,
          line: source.slice(0, at).split("\n").length,
          from,
          to: instead,
          text: source.slice(0, at) + instead + source.slice(at + from.length),
        };
      }),
    )
    .filter(({ text }) => !texts.has(text) && texts.add(text))
    .sort((one, other) => one.line - other.line);
}

/** As long as before, so that places stay the same. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*|about: .*/g, (comment) =>
    comment.replaceAll(/./g, " "),
  );
