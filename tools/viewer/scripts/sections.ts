import { readFileSync } from "node:fs";

const docs = new URL("../../../docs/", import.meta.url);

/** Where a section may be from, and the page that has a heading for it. */
const pages = {
  specification: "specification-coverage.md",
  "product decision": "product-decisions.md",
};

/** A link from a page about a machine to the section that it cites, such as `product decision: Reports`. */
export function linkTo(section: string): string {
  const [, source = "", heading = ""] =
    /^(specification|product decision): (.+)$/.exec(section) ?? [];
  const page = pages[source as keyof typeof pages];
  if (!page) throw new Error(`No page is known for the section "${section}".`);
  const lines = readFileSync(new URL(page, docs), "utf8").split("\n");
  if (!lines.includes(`## ${heading}`)) throw new Error(`docs/${page} has no "## ${heading}".`);
  return `[${section}](../${page}#${anchorOf(heading)})`;
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
