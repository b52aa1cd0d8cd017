import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { spelledOut } from "./spelled-out.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");

/** A machine with all that its file imports, as one module of JavaScript that imports `xstate` alone. */
export async function pasteOf(file: string): Promise<string> {
  const bundle = await bundled(file);
  const code = await bundled(file, spelledOut(bundle));
  const head = `// Generated from ${relative(root, file)} by \`npx pnpm@10 diagrams\`. Not edited by hand.`;
  return formatted(`${head}\n\n${spaced(code)}`);
}

/** One module, without what is not used; `code` stands for that of the file. */
async function bundled(input: string, code?: string): Promise<string> {
  const build = await rolldown({
    input,
    external: ["xstate"],
    experimental: { attachDebugInfo: "none" },
    plugins: code === undefined ? [] : [{ name: "code", load: () => code }],
  });
  const { output } = await build.generate({ format: "esm", minify: false });
  await build.close();
  return output[0].code;
}

/** An empty line before each statement of the module, which its comment goes with. */
function spaced(code: string): string {
  return code.replace(/(?<!\*\/)\n(?=\/\*\*|const |function |export )/g, "\n\n");
}

async function formatted(code: string): Promise<string> {
  const args = [biome, "format", "--expand=never", "--stdin-file-path=docs/machines/paste.js"];
  const running = promisify(execFile)(process.execPath, args, { cwd: root });
  running.child.stdin?.end(code);
  return (await running).stdout;
}
