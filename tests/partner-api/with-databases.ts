const minute = 60_000;

/** What a run of the API's tests alone has in common, whichever databases it asks. */
export const withDatabases = {
  root: `${import.meta.dirname}/../..`,
  maxWorkers: 2,
  isolate: false,
  testTimeout: 5 * minute,
  hookTimeout: 5 * minute,
  // A test's PGlite is closed before the time pays off that optimizing its WebAssembly takes.
  execArgv: ["--liftoff-only"],
};
