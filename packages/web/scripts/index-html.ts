import type { Bundle } from "./bundle.ts";
import { signedIn } from "./few-files.ts";

export type Bases = { apiBase: string; assetBase: string };

/**
 * The page, with everything that its first screen needs on its way from the first byte. What someone with a
 * token needs besides stands in a template, for the first script to open.
 */
export function indexHtml(bundle: Bundle, bases: Bases, extra = ""): string {
  const { boot, exportWorker, main, chunks, icon, words } = bundle;
  const apiBase = attribute(bases.apiBase);
  const assetBase = attribute(bases.assetBase.replace(/\/$/, ""));
  const asset = (file: string) => `${assetBase}/assets/${file}`;
  const links = [
    main.stylesheet && `<link rel="stylesheet" href="${asset(main.stylesheet)}">`,
    ...main.scripts.map((file) => {
      const mark = file === main.scripts[0] ? " data-main" : "";
      return `<link rel="modulepreload" href="${asset(file)}"${mark}>`;
    }),
    apiBase && `<link rel="preconnect" href="${apiBase}" crossorigin="use-credentials">`,
    `<link rel="icon" type="image/svg+xml" href="${asset(icon)}">`,
  ].filter(Boolean);
  const later = chunks.flatMap(({ name, stylesheet }) =>
    stylesheet ? `<link rel="stylesheet" data-styles="${name}" href="${asset(stylesheet)}">` : [],
  );
  const frame = chunks.find(({ source }) => source === signedIn);
  const besides = [
    frame?.stylesheet && `<link rel="preload" as="style" href="${asset(frame.stylesheet)}">`,
    ...(frame?.scripts ?? [])
      .filter((file) => !main.scripts.includes(file))
      .map((file) => `<link rel="modulepreload" href="${asset(file)}">`),
  ].filter(Boolean);
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
<script type="module" src="${asset(boot)}"></script>
${links.join("\n")}${extra}
<template data-later>
${later.join("\n")}
</template>
<template data-with-token>
${besides.join("\n")}
</template>
</head>
<body>
<div id="root"><template data-signed-out>${words}</template></div>
<noscript>The partner portal needs JavaScript.</noscript>
</body>
</html>
`;
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
