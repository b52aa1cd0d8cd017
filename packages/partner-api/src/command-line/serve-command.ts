import { existsSync } from "node:fs";
import { serve } from "../serve.ts";
import { outputOf } from "../server/output.ts";
import { readSettings } from "../settings.ts";
import { type Command, CommandFailed, command } from "./command.ts";

const portal = new URL("../../../web/dist/", import.meta.url);

export const serveCommands: Record<string, Command> = {
  serve: command({
    summary: "Serve the API, and the portal if it has been built",
    notes: `For services: nothing is installed, built or made. It ends with 0 within five
seconds of SIGTERM, also as process 1 of a container.`,
    arguments: {},
    example: "serve",
    async run() {
      const { isTerminal, say, logTo, failure } = outputOf(process.env);
      try {
        const settings = readSettings(process.env);
        const isBuilt = existsSync(new URL("security-policy.json", portal));
        await serve({
          settings,
          mustExist: true,
          ...(isBuilt && { portal: Promise.resolve(portal) }),
          ...(isTerminal && { sayPassword: say }),
          say,
          logTo,
        });
      } catch (error) {
        throw new CommandFailed(failure(error as Error), { cause: error });
      }
    },
  }),
};
