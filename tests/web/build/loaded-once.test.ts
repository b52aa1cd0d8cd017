import { build, type Plugin } from "esbuild";
import { expect, it } from "vitest";
import { loadedOnce } from "web/scripts/loaded-once.ts";

it("a plugin that is in several builds loads each file once for all of them", async () => {
  const asked: string[] = [];
  const plugin: Plugin = {
    name: "words",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^word:/ }, ({ path }) => ({ path, namespace: "words" }));
      onLoad({ filter: /./, namespace: "words" }, async ({ path }) => {
        asked.push(path);
        return { contents: `export default "${path.slice(5)}";`, loader: "js" };
      });
    },
  };
  const shared = loadedOnce(plugin);
  const built = async (...words: string[]) => {
    const contents = words.map((word) => `export { default as ${word} } from "word:${word}";`);
    const { outputFiles } = await build({
      stdin: { contents: contents.join("\n") },
      bundle: true,
      write: false,
      format: "esm",
      plugins: [shared],
    });
    return [...(outputFiles[0]?.text ?? "").matchAll(/ = "(\w+)"/g)].map(([, word]) => word);
  };
  expect(await Promise.all([built("one", "two"), built("two", "three")])).toEqual([
    ["one", "two"],
    ["two", "three"],
  ]);
  expect(asked.sort()).toEqual(["word:one", "word:three", "word:two"]);
});
