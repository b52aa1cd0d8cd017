import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { ran } from "./command-line/ran.ts";
import { copyFolder } from "./copied.ts";
import { openAt } from "./databases.ts";
import { inMemory } from "./in-memory.ts";

const folder = mkdtempSync(join(inMemory(), "partner-api-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newDirectory(name: string): string {
  const directory = join(folder, name);
  copyFolder(inject("emptyDirectory"), directory);
  return directory;
}
const open = (dataDirectory: string) => openAt({ databaseUrl: undefined, dataDirectory });
const added = (DATA_DIR: string, name: string) =>
  ran(["company", "add", name], { DATABASE_URL: undefined, DATA_DIR });

const ownPids = [
  "unshare",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  ...["--pid", "--fork", "--kill-child", "--mount-proc"],
];
const hasNamespaces = spawnSync(ownPids[0] ?? "", [...ownPids.slice(1), "true"]).status === 0;
const holding = fileURLToPath(new URL("holding.ts", import.meta.url));

/** A process that has the database open: process 1 of its namespace where the system has such, as in a container. */
async function holderOf(directory: string) {
  const words = [process.execPath, "--liftoff-only", "--import", "tsx/esm", holding];
  const [program = "", ...rest] = hasNamespaces ? [...ownPids, ...words] : words;
  const env = { ...process.env, DATA_DIR: directory };
  const child = spawn(program, rest, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return {
    pid: hasNamespaces ? 1 : child.pid,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

describe("a data directory in use", () => {
  it("is refused to a process in another pid namespace, and free once its holder is killed [R9]", async () => {
    const directory = newDirectory("namespace");
    const holder = await holderOf(directory);
    const elsewhere = hasNamespaces ? ", in another container or pid namespace" : "";
    expect(await added(directory, "Surma Lines")).toEqual({
      out: "",
      err: expect.stringMatching(
        new RegExp(
          `^The data directory is in use by process ${holder.pid} on ${hostname()}${elsewhere}, since \\d{4}-[\\d-]+T[\\d:.]+Z\\. Stop that process first, or set DATA_DIR to another directory\\.$`,
        ),
      ),
      code: 1,
    });
    await holder.kill();
    expect((await added(directory, "Surma Lines")).code).toBe(0);
  });

  it("closed twice changes no file that was opened in between", async () => {
    const db = await open(newDirectory("twice"));
    await db.close();
    const other = join(folder, "other.txt");
    writeFileSync(other, "kept");
    // One of them has the number that the file of the lock had.
    const files = Array.from({ length: 40 }, () => openSync(other, "r+"));
    await db.close();
    expect(readFileSync(other, "utf8")).toBe("kept");
    for (const file of files) closeSync(file);
  });

  it("is refused whatever its file says of who holds it", async () => {
    const directory = newDirectory("named");
    const db = await open(directory);
    const nobody = { pid: 2 ** 22 + 1, host: hostname(), started: "1", since: "", namespace: "" };
    for (const text of [JSON.stringify(nobody), "{", ""]) {
      writeFileSync(join(directory, "lock"), text);
      expect((await added(directory, "Surma Lines")).code).toBe(1);
    }
    await db.close();
  });

  it("is refused while a server of the version before holds it by the text of its file", async () => {
    const directory = newDirectory("before");
    const stat = readFileSync("/proc/self/stat", "utf8");
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    const text = JSON.stringify({ pid: process.pid, host: hostname(), started });
    writeFileSync(join(directory, "lock"), text);
    const { code, err } = await added(directory, "Surma Lines");
    expect([code, err.includes(`in use by process ${process.pid} on ${hostname()}. Stop`)]).toEqual(
      [1, true],
    );
    expect(readFileSync(join(directory, "lock"), "utf8")).toBe(text);
    writeFileSync(join(directory, "lock"), text.replace(`"${started}"`, '"1"'));
    expect((await added(directory, "Surma Lines")).code).toBe(0);
  });

  it("is free where its file names a living process that does not hold it", async () => {
    const directory = newDirectory("reused");
    const db = await open(directory);
    const held = readFileSync(join(directory, "lock"), "utf8");
    await db.close();
    expect(JSON.parse(held)).toMatchObject({ pid: process.pid, host: hostname() });
    writeFileSync(join(directory, "lock"), held);
    expect((await added(directory, "Surma Lines")).code).toBe(0);
    expect(readFileSync(join(directory, "lock"), "utf8")).toBe("");
  });

  it.each([
    ["flock", true],
    ["perl", true],
    ["nothing", false],
  ])("is locked where the system has %s: %s", async (program, isLocked) => {
    const directory = newDirectory(`by-${program}`);
    const path = join(folder, `only-${program}`);
    mkdirSync(path);
    const found = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" });
    if (found.status === 0) symlinkSync(found.stdout.trim(), join(path, program));
    vi.stubEnv("PATH", path);
    onTestFinished(() => void vi.unstubAllEnvs());
    const first = await open(directory).catch((error: Error) => error.message);
    const second = await open(directory).catch((error: Error) => error.message);
    if (typeof first !== "string") await first.close();
    expect([typeof first, second]).toEqual(
      isLocked
        ? ["object", expect.stringContaining(`in use by process ${process.pid} on `)]
        : [
            "string",
            `The data directory ${directory} cannot be locked: neither flock nor perl is there. Install one of them, or set DATABASE_URL.`,
          ],
    );
  });
});
