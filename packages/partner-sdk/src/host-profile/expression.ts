/** What an expression may use up: milliseconds, nested calls, and items of one list. */
const limits = { timeout: 5000, stack: 500, sequence: 1_000_000 };

export type Expression = (answer: unknown, request: Record<string, string>) => Promise<unknown>;

/** Compiles JSONata, whose package is loaded by the first expression. */
export async function compiled(text: string): Promise<Expression> {
  const { default: jsonata } = await import("jsonata");
  const expression = jsonata(text, limits);
  return (answer, request) => expression.evaluate(answer, { request });
}
