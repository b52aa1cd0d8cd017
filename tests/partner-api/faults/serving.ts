import { readSettings, serve } from "partner-api/serve";

const say = (what: string) => void process.stdout.write(`${what}\n`);

/** Runs as a process of its own; the environment names its data. */
try {
  const settings = readSettings({ DEMO_DAYS: "3", ...process.env });
  await serve({ settings, say, sayPassword: say });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
