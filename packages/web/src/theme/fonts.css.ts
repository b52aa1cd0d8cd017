import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { families, fetched } from "./font-families.ts";

/** Android has its fonts by these names alone, and no family of them. */
const onDevice = ["Noto Sans Bengali", "NotoSansBengali-Regular", "NotoSansBengaliUI-Regular"]
  .map((name) => `local("${name}")`)
  .join(", ");

const faceFrom = (file: string) => ({
  src: `${onDevice}, url("${file}") format("woff2")`,
  // Letters, digits and dandas, and what joins or parts them.
  unicodeRange: "U+964-965, U+980-9FE, U+200C-200D, U+25CC",
  fontDisplay: "swap" as const,
});

const file = "noto-sans-bengali-bengali-400-normal.woff2";
globalFontFace(fetched.bangla, faceFrom(`@fontsource/noto-sans-bengali/files/${file}`));
globalFontFace(fetched.names, faceFrom("./language-names.woff2"));

// Whoever reads another language fetches no more than the letters of the choice.
globalStyle(":root:not(:lang(bn)) button:lang(bn)", { fontFamily: families(fetched.names) });
