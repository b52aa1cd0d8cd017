/** What an implementation does that the app has not provided. */
export function notProvided(machine: string, implementation: string): never {
  throw new Error(`${machine}: ${implementation} is not provided`);
}
