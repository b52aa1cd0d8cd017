import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

export type Span = { start: number; end: number };
type Edit = (span: Span, by: string) => void;

/** A source with what `find` tells of its parts written otherwise. */
export function edited(path: string, text: string, find: (edit: Edit) => VisitorObject): string {
  const edits: (Span & { by: string })[] = [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message)}`);
  new Visitor(find(({ start, end }, by) => edits.push({ start, end, by }))).visit(program);
  let at = 0;
  const parts = edits
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, by }) => {
      const before = text.slice(at, start);
      at = end;
      return before + by;
    });
  return parts.join("") + text.slice(at);
}
