import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { watchFolder } from "partner-api";
import { describe, expect, it, vi } from "vitest";
import { inAFolder } from "./in-a-folder.ts";

describe("a watched folder with a bad file", () => {
  const { run, write, database, folder } = inAFolder();
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const device = (name: string, id: string) => write(name, `company_id,device_id\n11,${id}\n`);
  const imported = (name: string) =>
    `${name}: Imported 1 line of devices for 1 company in … s: 1 new, 0 changed, 0 as before.`;
  const outcomes = () =>
    database().query("select name, value from settings where name like 'imports devices %'");

  it("takes the others, and says of each that cannot be taken why it stays [R26]", async () => {
    const exports = own("unfit");
    mkdirSync(join(exports, "devices-1.csv"));
    symlinkSync("nowhere", join(exports, "devices-2.csv"));
    symlinkSync("devices-3.csv", join(exports, "devices-3.csv"));
    writeFileSync(Buffer.from(`${exports}/devices-\xff.csv`, "latin1"), "");
    writeFileSync(join(exports, "devices-\n4.csv"), "");
    device("unfit/devices-5.csv", "POS-5");
    expect(await run(["watch", exports, "--once"])).toEqual({
      out: `devices-\ufffd4.csv: Its name is not valid text. It stays where it is.
devices-1.csv: It is a folder. It stays where it is.
devices-2.csv: It cannot be read: ENOENT: no such file or directory, stat 'devices-2.csv'. It stays where it is.
devices-3.csv: It cannot be read: ELOOP: too many symbolic links encountered, stat 'devices-3.csv'. It stays where it is.
devices-\ufffd.csv: Its name is not valid text. It stays where it is.
${imported("devices-5.csv")}`,
      err: "5 files were left.",
      code: 1,
    });
    expect(readdirSync(join(exports, "done"))).toEqual(["devices-5.csv"]);
  });

  it("sets aside a file whose reading fails, and takes one with a time in the future after ten seconds [R26]", async () => {
    const exports = own("broken");
    // A file that everybody can open, whose first bytes cannot be read.
    symlinkSync("/proc/self/mem", join(exports, "devices-1.csv"));
    const later = new Date("2100-01-01T00:00:00Z");
    utimesSync(device("broken/devices-2.csv", "POS-2"), later, later);
    device("broken/devices-3.csv", "POS-3");
    const counted = await outcomes();
    const unread = "devices-1.csv cannot be read: EIO: i/o error, read.";
    expect(await run(["watch", exports, "--once"])).toEqual({
      out: `devices-2.csv: Its time is in the future, 2100-01-01T00:00:00.000Z: it is taken once it has not changed for 10 seconds.
devices-1.csv: ${unread}
Moved it to ${exports}/rejected/devices-1.csv
${imported("devices-2.csv")}
${imported("devices-3.csv")}`,
      err: "1 file was rejected.",
      code: 1,
    });
    expect(readFileSync(join(exports, "rejected", "devices-1.csv.txt"), "utf8")).toBe(
      `${unread}\n`,
    );
    const failed = "imports devices failed";
    expect((await outcomes()).filter(({ name }) => name === failed)).toEqual(
      counted.filter(({ name }) => name === failed),
    );
  });

  it("takes none again that it cannot move away, until it changes", async () => {
    const exports = own("unmoved");
    const long = `devices-${"x".repeat(243)}.csv`;
    mkdirSync(join(exports, "done"));
    writeFileSync(join(exports, "done", long), "taken before");
    device(`unmoved/${long}`, "POS-6");
    device("unmoved/devices-y.csv", "POS-7");
    const second = join(exports, "done", long.replace(".csv", "-2.csv"));
    expect(await run(["watch", exports, "--once"])).toEqual({
      out: `${imported(long)}
It cannot be moved away, and is not taken again until it changes: ENAMETOOLONG: name too long, rename '${long}' -> '${second}'
${imported("devices-y.csv")}`,
      err: "1 file was left.",
      code: 1,
    });
  });

  it("takes the others where the database refuses one, and tries that again [R26]", async () => {
    const exports = own("refused");
    device("refused/devices-1.csv", "POS-8");
    device("refused/devices-2.csv", "POS-9");
    await database().query(
      "alter table devices add constraint not_eight check (device_id <> 'POS-8') not valid",
    );
    const ending = new AbortController();
    const taken: string[] = [];
    const notes: { name: string; why: string }[] = [];
    const failures: string[] = [];
    const watching = watchFolder({
      folder: exports,
      skipBad: false,
      isOnce: false,
      by: { who: "nasrin", command: "watch" },
      signal: ending.signal,
      withDatabase: (work) => work(database()),
      onTaken: ({ name }) => taken.push(name),
      onNote: (note) => notes.push(note),
      onFailure: ({ message }) => failures.push(message),
    });
    await vi.waitFor(() => expect(taken).toEqual(["devices-2.csv"]), { timeout: 20_000 });
    await database().query("alter table devices drop constraint not_eight");
    await vi.waitFor(() => expect(taken).toEqual(["devices-2.csv", "devices-1.csv"]), {
      timeout: 20_000,
    });
    ending.abort();
    expect(await watching).toEqual([]);
    // Over nodes, the relation and its constraint have the number of a shard.
    const why = expect.stringMatching(
      /^It failed, stays where it is, and is tried again: new row for relation "devices(_\d+)?" violates check constraint "not_eight(_\d+)?"$/,
    );
    expect([notes, failures]).toEqual([[{ name: "devices-1.csv", why }], []]);
  });
});
