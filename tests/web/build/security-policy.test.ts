import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { headerOf, reactAriaStyles, securityPolicy } from "web/scripts/security-policy.ts";

const web = createRequire(new URL("../../../packages/web/package.json", import.meta.url));
const components = createRequire(web.resolve("react-aria-components/package.json"));
const reactAria = join(dirname(components.resolve("react-aria/package.json")), "dist/private");

/** The text of the style element that a file of React Aria adds. */
function styleIn(file: string): string | undefined {
  const source = readFileSync(join(reactAria, file), "utf8");
  const [, text] = /\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? [];
  const [, attribute = ""] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
  return text?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
}

describe("the security policy", () => {
  it("allows the two style elements of React Aria as this version writes them", () => {
    expect([
      styleIn("interactions/usePress.mjs"),
      styleIn("overlays/usePreventScroll.mjs"),
    ]).toEqual(reactAriaStyles);
  });

  it("allows scripts, styles and fonts of the page's origin and the assets', and of inline ones the first script and the form's style alone [V3.4.3]", () => {
    const policy = securityPolicy(
      { boot: "start()", style: "a{}" },
      {
        apiBase: "https://api.test/v1",
        assetBase: "https://assets.test/portal",
      },
    );
    expect(policy["script-src"]).toEqual([
      "'self'",
      "https://assets.test",
      "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    ]);
    expect(policy["style-src"]?.slice(0, 3)).toEqual([
      "'self'",
      "https://assets.test",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
    expect(policy["style-src"]).toHaveLength(3 + reactAriaStyles.length);
    expect(policy["font-src"]).toEqual(["'self'", "https://assets.test"]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://api.test"]);
    expect(headerOf(policy)).not.toContain("unsafe");
  });

  it("wants trusted types, and knows no other origin unless it is given one [V1.3.2, V14.2.3]", () => {
    const header = headerOf(
      securityPolicy({ boot: "", style: "" }, { apiBase: "", assetBase: "" }),
    );
    expect(header).toContain("require-trusted-types-for 'script'; trusted-types own-scripts");
    expect(header.match(/https?:/g)).toBe(null);
  });
});
