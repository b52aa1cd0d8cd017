/** What is wrong in a host profile, by its place. */
export type ProfileProblem = {
  /** The line of the file, where the profile comes from one. */
  line?: number;
  /** The place in the profile, such as `operations.getToday.fields`. */
  at: string;
  message: string;
};

/** A host profile is not as its schema has it, or names what the contract has not. */
export class HostProfileError extends Error {
  static override readonly name = "HostProfileError";
  override readonly name = "HostProfileError";
  readonly problems: ProfileProblem[];

  /** Each entry of the package has a copy of this class, and so have its two builds. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "HostProfileError";
  }

  constructor(problems: ProfileProblem[], file = "host profile") {
    const lines = problems.map(({ line, at, message }) => {
      const where = line === undefined ? file : `${file}:${line}`;
      return [where, at, message].filter(Boolean).join(": ");
    });
    super(lines.join("\n"));
    this.problems = problems;
  }
}
