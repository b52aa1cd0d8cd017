/** What a run of the API's tests alone has in common, whichever databases it asks. */
export const withDatabases = {
  root: `${import.meta.dirname}/../..`,
  maxWorkers: 2,
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // A test's PGlite is closed before the time pays off that optimizing its WebAssembly takes.
  execArgv: ["--liftoff-only"],
};
