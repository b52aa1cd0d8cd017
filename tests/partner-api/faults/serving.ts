import { readSettings, serve } from "partner-api/serve";

/** The server as a process of its own, told by its environment where its data is. */
try {
  await serve({
    settings: readSettings(process.env),
    say: (what) => void process.stdout.write(`${what}\n`),
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
