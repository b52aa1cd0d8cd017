import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync, readFileSync, readlinkSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";

export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
}

/** A killed process takes a moment to end: so many attempts, a tenth of a second apart. */
const patience = 15;

type Holder = { pid: number; host: string; namespace: string; since: string };

/**
 * Two processes on one embedded database lose rows. Returns a function that releases the lock.
 * The kernel holds it for as long as this process has the file open: docs/decisions/0039-the-lock-of-the-data-directory.md.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "lock");
  const file = openSync(path, "a+", 0o600);
  try {
    for (let tries = 1; !isLocked(file, directory); tries += 1) {
      if (tries === patience) throw inUse(readFileSync(path, "utf8"));
      await after(100);
    }
    const before = readFileSync(path, "utf8");
    if (isHeldByText(before)) throw inUse(before);
    ftruncateSync(file);
    writeSync(file, JSON.stringify(thisProcess()));
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isReleased = false;
  return async () => {
    // Its number may be that of another open file by now.
    if (isReleased) return;
    isReleased = true;
    // Removed, it could be locked by one process while another one locks a new file of that name.
    ftruncateSync(file);
    closeSync(file);
  };
}

/** Node has no call for it. Each locks the open file that it shares with this process as descriptor 3. */
const lockers = [
  ["flock", "-n", "3"],
  ["perl", "-e", 'open(F, "+<&=3"); flock(F, 6) or exit($!{EWOULDBLOCK} ? 1 : die $!)'],
] as const;
const isHeld = 1;

function isLocked(file: number, directory: string): boolean {
  for (const [program, ...words] of lockers) {
    const stdio = ["ignore", "ignore", "pipe", file] as const;
    const { error, status, stderr } = spawnSync(program, words, {
      stdio: [...stdio],
      encoding: "utf8",
    });
    if (error && "code" in error && error.code === "ENOENT") continue;
    if (status === 0) return true;
    if (status === isHeld) return false;
    throw new Error(
      `The data directory ${directory} cannot be locked: ${error?.message ?? stderr.trim()}`,
    );
  }
  throw new Error(
    `The data directory ${directory} cannot be locked: neither flock nor perl is there. Install one of them, or set DATABASE_URL.`,
  );
}

/** The text alone was the lock once: a server of such a version may still run while it is upgraded. */
function isHeldByText(text: string): boolean {
  try {
    const { pid, host, started } = JSON.parse(text) as Holder & { started?: string };
    if (!started || host !== hostname()) return false;
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] === started;
  } catch {
    return false;
  }
}

const thisProcess = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  namespace: pidNamespace(),
  since: new Date().toISOString(),
});

/** Where the system has such: a pid of another one says nothing here. */
function pidNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

function inUse(text: string) {
  return new DirectoryInUse(
    `The data directory is in use by ${nameOf(text)}. Stop that process first, or set DATA_DIR to another directory.`,
  );
}

function nameOf(text: string): string {
  try {
    const { pid, host, namespace, since } = JSON.parse(text) as Partial<Holder>;
    const isHere = namespace === undefined || namespace === pidNamespace();
    const elsewhere = isHere ? "" : ", in another container or pid namespace";
    return `process ${pid} on ${host}${elsewhere}${since ? `, since ${since}` : ""}`;
  } catch {
    return "another process";
  }
}
