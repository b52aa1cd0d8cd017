import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import type { Language } from "web/i18n/languages/languages.ts";
import type { FromWorker, ToWorker } from "web/reports/export/worker.ts";
import { exportWorker, options, speaking } from "web/scripts/bundle.ts";

/** What the worker of a language writes, as the build has it. */
export async function workerOf(language: Language) {
  const { outputFiles } = await build({
    ...options(true),
    ...speaking(language),
    entryPoints: [exportWorker],
    format: "iife",
    sourcemap: false,
  });
  const script = outputFiles[0]?.text ?? "";
  return (told: readonly ToWorker[]): Buffer => {
    const answers: FromWorker[] = [];
    let listen = (_: { data: ToWorker }) => {};
    runInContext(
      script,
      createContext({
        TextEncoder,
        console,
        setTimeout,
        addEventListener: (_: string, listener: typeof listen) => {
          listen = listener;
        },
        postMessage: (answer: FromWorker) => answers.push(answer),
      }),
    );
    for (const data of told) listen({ data: structuredClone(data) });
    const file = answers.at(-1);
    if (file?.type !== "file") throw new Error("No file was written.");
    return Buffer.concat(file.parts.map((part) => Buffer.from(part as string)));
  };
}
