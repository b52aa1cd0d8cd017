type Named = readonly [name: string, sign: RegExp];

/** The first that fits: most browsers also name those that they are made of. */
const browsers: readonly Named[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
  ["curl", /^curl\//],
  ["partner-sdk", /\bpartner-sdk\b/],
];

const systems: readonly Named[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/** Known names alone, without versions: enough for its owner, too little to tell two devices apart. */
export function deviceIn(userAgent = ""): string | null {
  const [browser, system] = [browsers, systems].map(
    (known) => known.find(([, sign]) => sign.test(userAgent))?.[0],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
