import { once } from "node:events";
import { chmod, type FileHandle, open, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Db } from "../database/db.ts";
import { workQueue } from "../database/work-queue.ts";
import { takeBackup } from "./take-backup.ts";

const socketIn = (directory: string) => join(directory, "backup.sock");

type Offer = {
  db: Db;
  directory: string;
  onFailure(error: Error): void;
  /** A reader that takes nothing for so long is cut off: others wait for their turn behind it. */
  patienceSeconds?: number;
};

/** Only one process has an embedded database open: the server writes its backup for whoever may enter its directory. */
export async function offerBackups(offer: Offer): Promise<() => Promise<void>> {
  const { directory, onFailure } = offer;
  const path = socketIn(directory);
  const running = new Set<Socket>();
  const { take } = workQueue(1);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    running.add(socket);
    const ended = new AbortController();
    socket.resume().once("close", () => {
      running.delete(socket);
      ended.abort();
    });
    socket.on("error", () => {});
    take(() => send(offer, socket, ended.signal)).catch((error) => {
      if (!ended.signal.aborted) onFailure(error);
      socket.destroy();
    });
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return async () => {
    for (const socket of running) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Written down first, since the database waits until its backup has been taken. */
async function send(
  { db, directory, onFailure, patienceSeconds = 300 }: Offer,
  socket: Socket,
  signal: AbortSignal,
) {
  signal.throwIfAborted();
  const file = await unnamedFile(join(directory, "backup.partial"));
  const backup = takeBackup(db);
  try {
    await writeFile(file, backup, { signal });
    socket.setTimeout(patienceSeconds * 1000, () => {
      onFailure(new Error(`Its reader took nothing for ${patienceSeconds} s.`));
      socket.destroy();
    });
    await pipeline(file.createReadStream({ start: 0 }), socket, { signal });
  } finally {
    backup.destroy();
    await file.close();
  }
}

/** Goes with the process that has it open, however that ends. */
async function unnamedFile(path: string): Promise<FileHandle> {
  const file = await open(path, "w+", 0o600);
  await rm(path);
  return file;
}

/** The bytes of a backup by the server that runs on a directory, or undefined where none does. */
export async function backupOfServer(directory: string): Promise<Socket | undefined> {
  const socket = connect(socketIn(directory));
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return undefined;
  }
}
