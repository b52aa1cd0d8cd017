/** Quoted text, bodies of functions and comments, where a semicolon ends nothing; and whatever else. */
const pieces = /'[^']*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|[^;'"$-]+|[$-]|(;)/g;

/** The statements of a script one by one: Citus sends its nodes the whole text in which some of them stand. */
export function statementsOf(script: string): string[] {
  const statements = [""];
  for (const [piece, , end] of script.matchAll(pieces)) {
    if (end) statements.push("");
    else if (!piece.startsWith("--")) statements.push(`${statements.pop()}${piece}`);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
