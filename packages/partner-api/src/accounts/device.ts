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

/** A few browsers send most requests; what is unusual is looked at each time. */
const mostKnown = 100;
const known = new Map<string, string | null>();

/** Known names alone, without versions: enough for its owner, too little to tell two devices apart. */
export function deviceIn(userAgent = ""): string | null {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const device = deviceOf(userAgent);
  if (known.size < mostKnown && userAgent.length < 300) known.set(userAgent, device);
  return device;
}

function deviceOf(userAgent: string): string | null {
  const [browser, system] = [browsers, systems].map(
    (known) => known.find(([, sign]) => sign.test(userAgent))?.[0],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
