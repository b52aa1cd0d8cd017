import { type ESTree, parseSync } from "rolldown/utils";

type Literal = ESTree.ObjectExpression | ESTree.ArrayExpression;
type Module = { code: string; constants: ReadonlyMap<string, Literal> };
type Place = { start: number; end: number };
type Edit = Place & { text: string };

/**
 * A module of JavaScript whose machines are written out: an extractor follows few of the constants that
 * stand for a part of one. `types` go from `setup`, which are empty without TypeScript.
 */
export function spelledOut(code: string): string {
  const { program } = parseSync("paste.js", code);
  const constants = new Map<string, Literal>();
  const machines: ESTree.CallExpression[] = [];
  for (const statement of program.body) {
    const declared = statement.type === "VariableDeclaration" ? statement.declarations : [];
    for (const { id, init } of declared) {
      if (id.type === "Identifier" && init && isLiteral(init)) constants.set(id.name, init);
      if (init?.type === "CallExpression" && nameOf(init) === "createMachine") machines.push(init);
    }
  }
  const edits = machines.flatMap((machine) => [
    ...typesWithin(machine),
    ...editsWithin(machine.arguments[0], { code, constants }),
  ]);
  return edited(code, { start: 0, end: code.length }, edits);
}

/** What to write instead of the constants in a part of a machine. */
function editsWithin(part: ESTree.Node | null | undefined, module: Module): Edit[] {
  if (!part) return [];
  const constant = constantOf(part, module);
  if (constant) return [{ ...placeOf(part), text: written(constant, module) }];
  if (part.type === "ArrayExpression")
    return part.elements.flatMap((element) => editsWithin(element, module));
  if (part.type === "ObjectExpression")
    return part.properties.flatMap((property) => editsWithin(property, module));
  if (part.type === "SpreadElement") {
    const spread = constantOf(part.argument, module);
    return spread ? [{ ...placeOf(part), text: written(spread, module).slice(1, -1) }] : [];
  }
  if (part.type !== "Property") return [];
  return editsWithin(part.value, module).map((edit) =>
    part.shorthand ? { ...edit, text: `${slice(module.code, part.key)}: ${edit.text}` } : edit,
  );
}

function written(constant: Literal, module: Module): string {
  return edited(module.code, constant, editsWithin(constant, module));
}

function constantOf(part: ESTree.Node, { constants }: Module): Literal | undefined {
  return part.type === "Identifier" ? constants.get(part.name) : undefined;
}

function typesWithin({ callee }: ESTree.CallExpression): Edit[] {
  const settings =
    callee.type === "MemberExpression" && callee.object.type === "CallExpression"
      ? callee.object.arguments[0]
      : null;
  if (settings?.type !== "ObjectExpression") return [];
  const [first, second] = settings.properties;
  if (first?.type !== "Property" || first.key.type !== "Identifier" || first.key.name !== "types")
    return [];
  return [{ start: first.start, end: second?.start ?? first.end, text: "" }];
}

function nameOf({ callee }: ESTree.CallExpression): string {
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  return name.type === "Identifier" ? name.name : "";
}

function isLiteral(node: ESTree.Expression): node is Literal {
  return node.type === "ObjectExpression" || node.type === "ArrayExpression";
}

function edited(code: string, { start, end }: Place, edits: readonly Edit[]): string {
  let text = "";
  let at = start;
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, end);
}

function slice(code: string, { start, end }: Place): string {
  return code.slice(start, end);
}

function placeOf({ start, end }: Place): Place {
  return { start, end };
}
