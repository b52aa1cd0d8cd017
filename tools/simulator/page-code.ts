import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { lightened } from "./lighter-xstate.ts";
import type { PageCode } from "./run-code.ts";

/** One change of a source, as a text that stands there once and what takes its place. */
export type Patch = { file: string; from: string; to: string };

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The eight modules are eight actors of one machine, and half of all that a portal costs. Those that differ in something
 * stand for all: one with `_id`, one without a preview, and the one that a sign-out leaves as it is.
 */
const withFewModules: readonly Patch[] = [
  ["session/active-company.ts", '  "supervisor",\n', ""],
  ["session/active-company.ts", '  "toll_plaza",\n  "waybill",\n', ""],
  ["session/active-company.ts", '  "intercity",\n', ""],
  [
    "company-actors.ts",
    '  { id: "supervisor", src: "activeCompany", input: { module: "supervisor" }, onSnapshot },\n',
    "",
  ],
  [
    "company-actors.ts",
    '  { id: "toll_plaza", src: "activeCompany", input: { module: "toll_plaza" }, onSnapshot },\n',
    "",
  ],
  [
    "company-actors.ts",
    '  { id: "waybill", src: "activeCompany", input: { module: "waybill" }, onSnapshot },\n',
    "",
  ],
  [
    "company-actors.ts",
    '  { id: "intercity", src: "activeCompany", input: { module: "intercity" }, onSnapshot },\n',
    "",
  ],
].map(([file, from, to]) => ({
  file: `packages/machines/src/${file}`,
  from: from as string,
  to: to as string,
}));

/** Of a portal with a fault, where there is one; on XState as it is, where that is asked for. */
export async function pageCode(patch?: Patch, isLight = true): Promise<PageCode> {
  const patches = [...withFewModules, ...(patch ? [patch] : [])];
  const page = await bundled(`export * from "./page.ts";`, patches, [
    "react",
    "xstate",
    "machines",
  ]);
  const machines = page.imports.filter((name) => name.startsWith("machines"));
  const core = await bundled(
    `${machines.map((name, at) => `import * as machines${at} from "${name}";`).join("\n")}
    import { modules } from "./core.ts";
    Object.assign(modules, { ${machines.map((name, at) => `"${name}": machines${at}`).join(", ")} });
    export * from "./core.ts";`,
    patches,
  );
  return { core: isLight ? lightened(core.code) : core.code, page: page.code };
}

async function bundled(contents: string, patches: readonly Patch[], external: string[] = []) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: `${root}tools/simulator` },
    bundle: true,
    write: false,
    metafile: true,
    format: "cjs",
    target: "node20",
    conditions: ["module"],
    mainFields: ["module", "main"],
    define: { "process.env.NODE_ENV": '"production"' },
    external,
    plugins: [patching(patches)],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return {
    code: outputFiles[0]?.text ?? "",
    imports: [...new Set(imports.map(({ path }) => path))],
  };
}

export function patched(source: string, { file, from, to }: Patch): string {
  const found = source.split(from).length - 1;
  if (found !== 1) throw new Error(`${file} has this ${found} times: ${from}`);
  return source.replace(from, () => to);
}

function patching(patches: readonly Patch[]): Plugin {
  const files = [...new Set(patches.map(({ file }) => file))];
  return {
    name: "patch",
    setup({ onLoad }) {
      for (const file of files) {
        const name = new RegExp(`/${file.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
        onLoad({ filter: name }, async ({ path }) => {
          const own = patches.filter((patch) => patch.file === file);
          const contents = own.reduce(patched, await readFile(path, "utf8"));
          return { contents, loader: "ts" };
        });
      }
    },
  };
}
