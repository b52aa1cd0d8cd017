import { relative } from "node:path";
import type { Plugin } from "vitest/config";

/** Lets `.css.ts` files be imported as they stand: class names for all, style elements for none. */
export function vanillaExtract(): Plugin {
  return {
    name: "vanilla-extract",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css.ts")) return null;
      const scope = JSON.stringify(relative(process.cwd(), id));
      return {
        code: `import "@vanilla-extract/css/disableRuntimeStyles";
import { endFileScope, setFileScope } from "@vanilla-extract/css/fileScope";
setFileScope(${scope}, "web");
${code}
endFileScope();`,
        map: null,
      };
    },
  };
}
