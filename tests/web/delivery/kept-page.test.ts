import { expect, it } from "vitest";
import { withoutHaste } from "web/delivery/kept-page.ts";

it("keeps a page as the host sent it, less what it asks for before all else", async () => {
  const asking = `<link rel="modulepreload" href="https://assets.test/assets/a.js">\n`;
  const sent = `<meta charset="utf-8">\n${asking}<title>Partner portal</title><link rel="icon" href="/i">`;
  const headers = {
    "content-security-policy": "own",
    "content-type": "text/html",
    "content-encoding": "br",
    "content-length": "9",
  };
  const kept = withoutHaste(sent, new Response(null, { headers }));
  expect([await kept.text(), Object.fromEntries(kept.headers)]).toEqual([
    `<meta charset="utf-8">\n<title>Partner portal</title><link rel="icon" href="/i">`,
    { "content-security-policy": "own", "content-type": "text/html" },
  ]);
});
