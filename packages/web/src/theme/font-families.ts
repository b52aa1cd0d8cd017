/** For Bangla: fonts of the device, and files that are fetched only where it has none. */
export const fontFaces = {
  device: "Bangla of the device",
  bangla: "Fetched Bangla",
  names: "Names of languages",
} as const;

const latin = 'Roboto, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Arial';

// First in the list: after a font of the device, Chromium keeps boxes for text laid out before a web font arrives.
export const fontFamilies = (last: string = fontFaces.bangla) =>
  `"${fontFaces.device}", "${last}", ${latin}, system-ui, sans-serif`;
