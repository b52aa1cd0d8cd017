import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Db } from "../database/db.ts";
import { takeBackup } from "./take-backup.ts";

const socketIn = (directory: string) => join(directory, "backup.sock");

/** Only one process has an embedded database open: the server writes its backup for whoever may enter its directory. */
export async function offerBackups(db: Db, directory: string): Promise<() => Promise<void>> {
  const path = socketIn(directory);
  const running = new Set<Socket>();
  await rm(path, { force: true });
  const server = createServer((socket) => {
    running.add(socket);
    socket.once("close", () => running.delete(socket));
    pipeline(takeBackup(db), socket).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return async () => {
    for (const socket of running) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** The bytes of a backup by the server that runs on a directory, or undefined where none does. */
export async function backupOfServer(directory: string): Promise<Readable | undefined> {
  const socket = connect(socketIn(directory));
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return undefined;
  }
}
