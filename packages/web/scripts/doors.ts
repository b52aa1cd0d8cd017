import { join, relative } from "node:path";
import type { Plugin } from "esbuild";

/** What is fetched later, and what has come before it. All else comes with the main script. */
export const doors: Record<string, readonly string[]> = {
  "src/signed-in.tsx": ["src/main.tsx"],
  "src/account/account.ts": ["src/main.tsx", "src/signed-in.tsx"],
  "src/day/day.ts": ["src/main.tsx", "src/signed-in.tsx"],
  "src/ui/overlays.ts": ["src/main.tsx", "src/signed-in.tsx"],
  "src/report/later/later.ts": ["src/main.tsx", "src/signed-in.tsx"],
};

/** Has each door import what has come before: esbuild would otherwise split off what two doors share. */
export const fewFiles: Plugin = {
  name: "few-files",
  setup({ initialOptions: { absWorkingDir = "" }, onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      const door = relative(absWorkingDir, join(resolveDir, path));
      return kind === "dynamic-import" && door in doors ? { path: door, namespace: "door" } : null;
    });
    onLoad({ filter: /.*/, namespace: "door" }, ({ path }) => {
      const before = doors[path]?.map((file) => `import "./${file}";`) ?? [];
      before.push(`export * from "./${path}";`);
      return { contents: before.join(""), resolveDir: absWorkingDir };
    });
  },
};
