import type { OutputFile } from "esbuild";
import { minifySync } from "oxc-minify";
import oxc from "oxc-minify/package.json" with { type: "json" };

/** The oldest that the portal runs in. */
export const browsers = ["chrome111", "firefox113", "safari16.4"];

/** Into what esbuild takes a file's hash of, so that a file that is written otherwise has another one. */
export const mark = `// entries in one file, all of oxc-minify ${oxc.version}, compiled at once`;

/** Has V8 compile all functions of a script beside the page while others arrive, instead of each when it is called. */
const compiledAtOnce = "//# allFunctionsCalledOnLoad\n";

/** Names of the letters that are frequent anyway, and constants where they are used: compressed, 3 % less. */
export function minifiedAgain(
  { path, text, contents }: OutputFile,
  isCalledAtOnce = false,
): Uint8Array {
  if (!path.endsWith(".js")) return contents;
  const { code, errors } = minifySync(path, text, {
    module: true,
    compress: { target: browsers },
    mangle: { toplevel: true },
    codegen: { asciiOnly: false, legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message)}`);
  return Buffer.from(isCalledAtOnce ? compiledAtOnce + code : code);
}
