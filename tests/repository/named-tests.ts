import { existsSync, readFileSync } from "node:fs";

const docs = new URL("../../docs/", import.meta.url);

export type NamedTest = { name: string; file: string };
export type Row = { section: string; says: string; tests: NamedTest[] };

export function rowsOf(page: string): Row[] {
  return page.split(/^## /m).flatMap((section) => {
    const title = section.split("\n")[0] ?? "";
    const rows = [
      ...section.matchAll(/^\| (?!specification |promise |screen |---)(.+?) \| (.*?) ?\|$/gm),
    ];
    return rows.map(([, says = "", proofs = ""]) => ({
      section: title,
      says,
      tests: testsNamedIn(proofs),
    }));
  });
}

export const testsNamedIn = (text: string): NamedTest[] =>
  [...text.matchAll(/\[([^\]]+)\]\((\S+?\.tsx?)\)/g)].map(([, name = "", file = ""]) => ({
    name,
    file,
  }));

export const isTest = ({ name, file }: NamedTest) => {
  const at = new URL(file, docs);
  return existsSync(at) && readFileSync(at, "utf8").includes(`"${name}"`);
};

export const readPage = (name: string) => readFileSync(new URL(name, docs), "utf8");
