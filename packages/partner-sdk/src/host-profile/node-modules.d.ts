// What file.ts takes of Node: with all of its types, the rest of the package could use Node unnoticed.
declare module "node:fs/promises" {
  export function readFile(path: string, encoding: "utf8"): Promise<string>;
}
declare module "node:path" {
  export function basename(path: string): string;
}
