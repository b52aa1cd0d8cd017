type Option = { value: string; is: string };
export const program = "npx pnpm@10 partner-api";

export type Section = { title: string; rows: [term: string, is: string][] };
type Details = { section: Section; example: string };
export type Say = (text: string) => void;

type Typed = Record<string, string | boolean | undefined>;

export type Command = {
  summary: string;
  notes?: string;
  arguments: Record<string, string>;
  required: Record<string, Option>;
  optional: Record<string, Option>;
  switches: Record<string, string>;
  example: string;
  details?(typed: readonly string[]): Details;
  run(typed: Typed, say: Say): Promise<void>;
};
/** All that help says of a command. */
export type Described = Omit<Command, "run">;

export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

export class CommandFailed extends Error {
  override readonly name = "CommandFailed";
}

type Definition<A extends string, R extends string, O extends string, S extends string> = {
  summary: string;
  notes?: string;
  arguments: Record<A, string>;
  required?: Record<R, Option>;
  optional?: Record<O, Option>;
  switches?: Record<S, string>;
  example: string;
  details?(typed: readonly string[]): Details;
  run(
    typed: { [Name in A | R]: string } & { [Name in O]?: string } & { [Name in S]: boolean },
    say: Say,
  ): Promise<void>;
};

export const command = <
  A extends string,
  R extends string = never,
  O extends string = never,
  S extends string = never,
>(
  definition: Definition<A, R, O, S>,
): Command => ({ required: {}, optional: {}, switches: {}, ...definition }) as Command;

/** The result of a command, for a program or for people. */
export const jsonOrText = (isJson: boolean, result: unknown, text: string): string =>
  isJson ? JSON.stringify(result) : text;
