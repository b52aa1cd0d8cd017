import { HostProfileError } from "./host-profile-error.ts";

/** What an expression may use up: milliseconds, nested calls, and items of one list. */
const limits = { timeout: 5000, stack: 500, sequence: 1_000_000 };

export type Expression = (answer: unknown, request: Record<string, string>) => Promise<unknown>;

/** Compiles the JSONata of an operation, whose package is loaded by the first one. Throws a HostProfileError for what is none. */
export async function compiledExpression(id: string, text: string): Promise<Expression> {
  const { default: jsonata } = await import("jsonata");
  try {
    const expression = jsonata(text, limits);
    return (answer, request) => expression.evaluate(answer, { request });
  } catch (error) {
    const { message, position } = error as { message: string; position: number };
    const at = `operations.${id}.expression`;
    throw new HostProfileError([
      { at, message: `is not JSONata: ${message} (character ${position})` },
    ]);
  }
}
