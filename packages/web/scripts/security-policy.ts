import { createHash } from "node:crypto";
import { type Bases, type Page, styleIn } from "web/delivery/index-html.ts";

/** The texts of the two style elements that React Aria adds while it runs; a browser test proves them. */
export const reactAriaStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/** The Content-Security-Policy that the portal runs under, by directive. The page has one script and one style in itself. */
export function securityPolicy(
  page: Pick<Page, "boot" | "style">,
  bases: Bases,
): Record<string, string[]> {
  const assets = origin(bases.assetBase);
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...assets, hashed(page.boot)],
    "style-src": ["'self'", ...assets, ...[styleIn(page, bases), ...reactAriaStyles].map(hashed)],
    "font-src": ["'self'", ...assets],
    "img-src": ["'self'", ...assets, "data:"],
    "connect-src": ["'self'", ...origin(bases.apiBase)],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["own-scripts"],
  };
}

export function headerOf(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const origin = (base: string) => (base ? [new URL(base).origin] : []);
