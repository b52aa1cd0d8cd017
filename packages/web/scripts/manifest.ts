import * as en from "web/words/en/page.ts";
import type { Bases } from "./index-html.ts";

const drawn = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
];

/** Those of `public` that are named here, and by the page for iOS. */
export const icons = ["icon-180.png", ...drawn.map(({ name }) => name)];

/** What a browser installs the portal by; the portal adds shortcuts in the browser. */
export function manifest(icon: string, { assetBase }: Bases): string {
  return JSON.stringify({
    id: "/",
    name: en.title,
    short_name: en.shortTitle,
    description: en.description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fafbfc",
    theme_color: "#fafbfc",
    icons: [
      {
        src: `${assetBase.replace(/\/$/, "")}/assets/${icon}`,
        sizes: "any",
        type: "image/svg+xml",
      },
      ...drawn.map(({ name, size, ...purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        ...purpose,
      })),
    ],
  });
}
