import { stat } from "node:fs/promises";
import { typedPath } from "../settings.ts";
import { pluralize } from "../text/counted.ts";
import type { Taken } from "../watch/take-files.ts";
import { rest, watchFolder } from "../watch/watch-folder.ts";
import { actorName, as } from "./change.ts";
import { type Command, CommandFailed, command } from "./command.ts";
import { importTold } from "./import-command.ts";
import { asideTold } from "./typed-file.ts";
import { kindsSection } from "./typed-kind.ts";
import { withDatabase } from "./with-database.ts";

const example = "watch /srv/exports --once";

export const watchCommands: Record<string, Command> = {
  watch: command({
    summary: "Import the files that come into a folder",
    notes: `The name of a file begins with its kind, such as ticket-sales-2026-06-01.csv. Files are
taken once all of them have been left alone for ${rest / 1000} seconds, and move to FOLDER/done, or
to FOLDER/rejected with the reason beside them. SIGTERM ends it after the file at hand.`,
    arguments: { FOLDER: "Folder to watch" },
    optional: { as },
    switches: {
      once: "End when no file is left to take; the exit code is 1 if any was rejected or stays",
      "skip-bad": "Store the good lines, and write the bad ones to FOLDER/rejected",
      json: "Print a line of JSON for each file",
    },
    example,
    details: () => ({ section: kindsSection, example }),
    async run({ FOLDER: typed, once: isOnce, "skip-bad": skipBad, json, as: named }, say) {
      const folder = typedPath(typed, process.env);
      const found = await stat(folder).catch(() => undefined);
      if (!found?.isDirectory()) throw new CommandFailed(`${folder} is not a folder.`);
      const by = { who: actorName(named), command: "watch" };
      const ending = new AbortController();
      const end = () => ending.abort();
      process.once("SIGTERM", end).once("SIGINT", end);
      let refused = 0;
      let left: string[] = [];
      try {
        left = await watchFolder({
          ...{ folder, isOnce, skipBad, by, signal: ending.signal },
          withDatabase,
          onTaken(taken) {
            if (taken.refused) refused += 1;
            say(json ? JSON.stringify(taken) : takenTold(taken));
          },
          onNote: ({ name, why }) =>
            say(json ? JSON.stringify({ name, waits: why }) : `${name}: ${why}`),
          onFailure: (error) =>
            say(json ? JSON.stringify({ failed: error.message }) : `Failed: ${error.message}`),
        });
      } finally {
        process.off("SIGTERM", end).off("SIGINT", end);
      }
      const failures = [
        ...(refused > 0 ? [`${pluralize(refused, "file was", "files were")} rejected.`] : []),
        ...(left.length > 0 ? [`${pluralize(left.length, "file was", "files were")} left.`] : []),
      ];
      if (isOnce && failures.length > 0) throw new CommandFailed(failures.join(" "));
    },
  }),
};

function takenTold(taken: Taken): string {
  const { name, kind = "", imported, refused, movedTo, unmoved, rejects } = taken;
  const stays = unmoved
    ? [`It cannot be moved away, and is not taken again until it changes: ${unmoved}`]
    : [];
  if (!imported) {
    const where = movedTo ? [`Moved it to ${movedTo}`] : stays;
    return [`${name}: ${refused}`, ...where].join("\n");
  }
  const aside = asideTold({ ...imported, rejects });
  return [`${name}: ${importTold(kind, imported, false)}`, ...aside, ...stays].join("\n");
}
