import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { fontFaces, fontFamilies } from "./font-families.ts";

/** Names of installed fonts, phones first; Android and iOS know them by these names only. */
const regular = localOf(
  ...["Noto Sans Bengali", "NotoSansBengali-Regular", "NotoSansBengaliUI-Regular"],
  ...["KohinoorBangla-Regular", "Nirmala UI", "BanglaSangamMN", "Lohit Bengali", "Vrinda"],
);
const bold = localOf(
  ...["Noto Sans Bengali Bold", "NotoSansBengali-Bold", "NotoSansBengaliUI-Bold"],
  ...["KohinoorBangla-Semibold", "Nirmala UI Bold", "BanglaSangamMN-Bold", "Vrinda Bold"],
);

const ofBangla = {
  // Letters, digits, dandas and joiners.
  unicodeRange: "U+964-965, U+980-9FE, U+200C-200D, U+25CC",
  fontDisplay: "swap",
} as const;

const fetchedFrom = (file: string) => ({
  ...ofBangla,
  src: `${regular}, url("${file}") format("woff2")`,
});

globalFontFace(fontFaces.device, [
  { ...ofBangla, src: regular, fontWeight: "400" },
  { ...ofBangla, src: bold, fontWeight: "600" },
]);
const file = "noto-sans-bengali-bengali-400-normal.woff2";
globalFontFace(fontFaces.bangla, fetchedFrom(`@fontsource/noto-sans-bengali/files/${file}`));
globalFontFace(fontFaces.names, fetchedFrom("./language-names.woff2"));

// In other languages, only the letters of the language button are fetched.
globalStyle(":root:not(:lang(bn)) button:lang(bn)", { fontFamily: fontFamilies(fontFaces.names) });

function localOf(...names: string[]): string {
  return names.map((name) => `local("${name}")`).join(", ");
}
