import type { OnLoadResult, Plugin } from "esbuild";

/** What a plugin makes of a file, made once for all builds that it is in. */
export function loadedOnce({ name, setup }: Plugin): Plugin {
  const loaded = new Map<string, Promise<OnLoadResult | null | undefined>>();
  return {
    name,
    setup: (build) =>
      setup({
        ...build,
        onLoad: (options, load) =>
          build.onLoad(options, (file) => {
            const key = JSON.stringify([options.namespace, file.path, file.suffix]);
            const known = loaded.get(key) ?? Promise.resolve(load(file));
            loaded.set(key, known);
            return known;
          }),
      }),
  };
}
