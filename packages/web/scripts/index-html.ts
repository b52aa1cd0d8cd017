import type { Page } from "./bundle.ts";

export type Bases = { apiBase: string; assetBase: string };

export function indexHtml(page: Page, bases: Bases): string {
  const { boot, main, signedIn, stylesheet, exportWorker, icon, form } = page;
  const apiBase = attribute(bases.apiBase);
  const assetBase = attribute(bases.assetBase.replace(/\/$/, ""));
  const asset = (file: string) => `${assetBase}/assets/${file}`;
  const preloads = main.map((file, position) => {
    const mark = position === 0 ? " data-main" : "";
    return `<link rel="modulepreload" href="${asset(file)}"${mark} fetchpriority="low">\n`;
  });
  const preconnect =
    apiBase && `<link rel="preconnect" href="${apiBase}" crossorigin="use-credentials">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner portal</title>
<meta name="description" content="Reports for the staff of transport companies.">
<meta name="color-scheme" content="light dark">
<meta name="partner-api-base" content="${apiBase}">
<meta name="asset-base" content="${assetBase}">
<meta name="export-worker" content="${asset(exportWorker)}">
<script src="${asset(boot)}" data-signed-in="${signedIn.join(" ")}"></script>
<link rel="stylesheet" href="${asset(stylesheet)}">
${preloads.join("")}${preconnect}<link rel="icon" type="image/svg+xml" href="${asset(icon)}">
</head>
<body>
<div id="root">${form}</div>
<noscript>The partner portal needs JavaScript.</noscript>
</body>
</html>
`;
}

const attribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
