import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((page) => existsSync(page));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => {
    const anchor = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times ? `${anchor}-${times}` : anchor;
  });
}

/** The links of a page that lead nowhere in the repository. */
function brokenIn(page: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)];
  return links.flatMap(([, link = ""]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = "", anchor] = link.split("#");
    const file = path ? normalize(join(dirname(page), path)) : page;
    if (!existsSync(file)) return [link];
    if (!anchor || statSync(file).isDirectory() || !file.endsWith(".md")) return [];
    return anchorsOf(file === page ? text : readFileSync(file, "utf8")).includes(anchor)
      ? []
      : [link];
  });
}

it("every link of a page leads to a file and a heading", () => {
  const broken = pages.flatMap((page) =>
    brokenIn(page, readFileSync(page, "utf8")).map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it("a link to a file or a heading that is not there is found", () => {
  const text =
    "# A `b`, c\n\n## A b c\n\n[a](#a-b-c-1) [b](#b) [c](SECURITY.md#no) [d](no.md) [e](docs)";
  expect(brokenIn("README.md", text)).toEqual(["#b", "SECURITY.md#no", "no.md"]);
});
