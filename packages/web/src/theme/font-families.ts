/** For the letters of Bangla: the device's own fonts, and what the last resort is, a file that is fetched only then. */
export const faces = {
  device: "Bangla of the device",
  bangla: "Fetched Bangla",
  names: "Names of languages",
} as const;

const latin = 'Roboto, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Arial';

// Behind a family that the device has, Chromium leaves as boxes what was laid out before a font of the page had come.
export const families = (last: string = faces.bangla) =>
  `"${faces.device}", "${last}", ${latin}, system-ui, sans-serif`;
