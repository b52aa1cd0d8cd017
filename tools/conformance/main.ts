import { runConformance } from "./command-line.ts";

process.exitCode = await runConformance(
  process.argv.slice(2),
  {
    say: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
  },
  process.env,
);
