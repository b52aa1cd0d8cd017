import { WrongUse } from "partner-api/command-line/command.ts";
import { typedWords } from "partner-api/command-line/typed-words.ts";
import { commandUsage, usageError } from "partner-api/command-line/usage.ts";
import { nameOf, readRelease } from "partner-api/release";
import { outputOf } from "partner-api/server/output.ts";
import { run } from "partner-api/server/run.ts";
import { shutDownOn } from "partner-api/server/shutdown.ts";
import { wrongWithHost } from "./check-host.ts";
import { by, described, name } from "./command-line.ts";
import { buildPortalServer } from "./server.ts";
import { readPortalSettings, type Typed } from "./settings.ts";

/** Serves until a signal comes. `builtPortal` is called once all that was typed is right. */
export async function runPortal(
  words: string[],
  env: NodeJS.ProcessEnv,
  builtPortal: () => Promise<URL>,
): Promise<void> {
  const { say, logTo, failure } = outputOf(env);
  try {
    const typed = typedWords(described, words);
    if (typed.asksForHelp) {
      process.stdout.write(`${commandUsage(name, described, [], by)}\n`);
      return;
    }
    const stopping = shutDownOn(["SIGTERM", "SIGINT"]);
    const settings = await readPortalSettings(typed.values() as Typed, env);
    const wrong = wrongWithHost(settings.profile);
    const portal = await builtPortal();
    const app = await buildPortalServer({ settings, portal, logTo, hasOwnProcess: true });
    app.log.info({ release: nameOf(readRelease()) }, "starts");
    const address = await run(app, { settings, stopping });
    say(`Partner portal: ${address}, for ${settings.profile.api}`);
    const told = await wrong;
    if (told) say(told);
  } catch (error) {
    const text =
      error instanceof WrongUse ? usageError(error, name, described, by) : failure(error as Error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
