import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { offerBackups } from "partner-api";
import { expect, it } from "vitest";
import { ownDatabase } from "../databases.ts";
import { fillWithNoise } from "./noise.ts";

it("a reader that takes nothing is cut off, and the one behind it gets a backup [R11]", async () => {
  const own = await ownDatabase("PGlite");
  await fillWithNoise(own.db);
  const failures: string[] = [];
  const directory = own.place.dataDirectory;
  const end = await offerBackups({
    db: own.db,
    directory,
    onFailure: ({ message }) => failures.push(message),
    patienceSeconds: 0.2,
  });
  const idle = connect(join(directory, "backup.sock"));
  await once(idle, "readable");
  const next = connect(join(directory, "backup.sock"));
  expect((await buffer(next)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(failures).toEqual(["Its reader took nothing for 0.2 s."]);
  expect(readdirSync(directory).sort()).toEqual(["backup.sock", "complete", "database", "lock"]);
  idle.destroy();
  await end();
  await own.drop();
});

it("readers that are gone, whenever they leave, do not keep the next one waiting", async () => {
  const own = await ownDatabase("PGlite");
  await fillWithNoise(own.db);
  const directory = own.place.dataDirectory;
  const end = await offerBackups({ db: own.db, directory, onFailure: () => {} });
  const asked = () => connect(join(directory, "backup.sock"));
  for (const milliseconds of [0, 0, 0, 0, 1, 2, 3, 5, 10, 20, 50, 100, 200]) {
    const gone = asked();
    await once(gone, "connect");
    await after(milliseconds);
    gone.destroy();
  }
  expect((await buffer(asked())).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  await end();
  await own.drop();
});
