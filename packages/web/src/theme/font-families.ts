/** What the last resort is for the letters of Bangla: a file that is fetched only then. */
export const fetched = { bangla: "Fetched Bangla", names: "Names of languages" } as const;

// With `system-ui` before it, Chromium lays nothing out anew once a font of the page has come.
const latin = 'Roboto, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Arial';
/** Those that come with a system, or that people install. */
const bangla =
  '"Nirmala UI", "Kohinoor Bangla", "Bangla Sangam MN", "Noto Sans Bengali", "Lohit Bengali", Vrinda';

/** Any family that has a letter keeps the browser from asking those after it. */
export const families = (last: string = fetched.bangla) =>
  `${latin}, ${bangla}, "${last}", system-ui, sans-serif`;
