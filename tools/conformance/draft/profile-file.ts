import { existsSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Document, isMap, isScalar, type Pair } from "yaml";
import type { Draft } from "./draft-profile.ts";

const schema = fileURLToPath(new URL("../../../openapi/partner-host.schema.json", import.meta.url));

export const isThere = (file: string) => existsSync(file);

/** Replaces a file only if it may. */
export function writeProfile(file: string, draft: Draft, replaces: boolean): void {
  writeFileSync(file, profileText(draft, relative(dirname(resolve(file)), schema)), {
    flag: replaces ? "w" : "wx",
  });
}

/** A profile as a person reads and completes it. */
function profileText({ profile, notes }: Draft, schemaPath: string): string {
  const { api, signIn, only, ...others } = profile;
  const document = new Document({
    ...(api && { api }),
    ...(signIn && { signIn }),
    ...(only && { only }),
    ...others,
  });
  document.commentBefore = [
    ` yaml-language-server: $schema=${schemaPath}`,
    " A draft of what the check of the host has found out. Each comment below says what to decide or to fill in.",
  ].join("\n");
  const rest: string[] = [];
  for (const [id, texts] of notes) {
    const pair = id === "" ? undefined : pairAt(document, ["operations", id]);
    const lines = texts.flatMap((text) => wrapped(text));
    if (pair && isScalar(pair.key)) pair.key.commentBefore = lines.join("\n");
    else rest.push(id === "" ? "" : ` ${id}, under operations:`, ...lines);
  }
  if (!profile.signIn?.fields) rest.push(...fieldsOfSignIn);
  document.comment = rest.filter((line, at) => at > 0 || line !== "").join("\n");
  return document.toString({
    lineWidth: 0,
    commentString: (text) => text.replaceAll(/^(?=.)/gm, "#"),
  });
}

const fieldsOfSignIn = [
  " If the host has other names for the two fields of the sign-in, say so:",
  " signIn:",
  "   fields: { username: email, password: pin }",
];

function pairAt(document: Document, [parent = "", name = ""]: string[]): Pair | undefined {
  const map = document.get(parent);
  if (!isMap(map)) return undefined;
  return map.items.find(({ key }) => isScalar(key) && key.value === name);
}

const longest = 96;

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length >= longest) lines.push(` ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
