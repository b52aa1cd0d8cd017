import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { languages } from "web/i18n/languages/languages.ts";

const { resolve } = createRequire(import.meta.url);
const whole = resolve(
  "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2",
);
const names = Object.values(languages).join("");
const subset = await subsetFont(await readFile(whole), names, { targetFormat: "woff2" });
await writeFile(new URL("../src/theme/language-names.woff2", import.meta.url), subset);
