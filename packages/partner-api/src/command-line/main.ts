import { runCommandLine } from "./run.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
});
