import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";

export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
}

/** A killed process takes a moment to end: so many attempts, a tenth of a second apart. */
const patience = 15;

type Holder = { pid: number; host: string; started: string };

/** Two processes on one embedded database lose rows. Returns a function that releases the lock. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "lock");
  const own = join(directory, `lock.${randomUUID()}`);
  const text = JSON.stringify(await holderOf(process.pid));
  await writeFile(own, text, { flag: "wx" });
  try {
    for (let tries = 1; !(await linked(own, path)); tries += 1) {
      const held = await setAside(path);
      if (held === undefined) continue;
      if (tries === patience) throw inUse(path, held);
      await after(100);
    }
  } finally {
    await unlink(own);
  }
  return async () => {
    if ((await readFile(path, "utf8").catch(() => "")) === text) await rm(path, { force: true });
  };
}

/** Moves a dead process's lock aside, and back if another process was quicker; returns a living holder's lock. */
async function setAside(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  if (await isAlive(text)) return text;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => undefined);
  if (moved !== undefined && moved !== text) await linked(aside, path);
  await rm(aside, { force: true });
  return undefined;
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function holderOf(pid: number): Promise<Holder> {
  return { pid, host: hostname(), started: await startOf(pid) };
}

/** A pid may have been reused: the start time, where the system reports it, tells the processes apart. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

async function isAlive(text: string): Promise<boolean> {
  const holder = parsed(text);
  if (!holder) return false;
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return holder.started === (await startOf(holder.pid));
}

function parsed(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function inUse(path: string, text: string) {
  const holder = parsed(text);
  const who = holder ? `process ${holder.pid} on ${holder.host}` : "another process";
  return new DirectoryInUse(
    `The data directory is in use by ${who}. Stop that process first, or set DATA_DIR to another directory. (If it is gone, delete ${path}.)`,
  );
}
