import { readFileSync } from "node:fs";

const lastCall = 4500;
const betweenLooks = 500;

/** Ends this process with 0 within five seconds, also as process 1, which a signal that nobody handles does not end. */
export function shutDownOn(signals: NodeJS.Signals[], launchers = launchersOf(process.ppid)) {
  let close: (() => Promise<void>) | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    if (!close) process.exit(0);
    setTimeout(() => process.exit(1), lastCall).unref();
    await close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
  if (launchers.length > 0) {
    setInterval(() => {
      if (!launchers.every(isStill)) void stop();
    }, betweenLooks).unref();
  }
  return {
    isStopping: () => isStopping,
    /** What has to be closed from now on. */
    closing(work: () => Promise<void>) {
      close = work;
    },
  };
}

type Launcher = { pid: number; parent: number };

const isStill = ({ pid, parent }: Launcher) => statusOf(pid)?.parent === parent;

const isLauncher = /(^|[\s/])(npm|npx|pnpm)(-cli)?(@\d+)?(\.[cm]?js)?(\s|$)/;
const isShell = /^\S*sh -c /;

/** npm and pnpm end on a signal without passing it on to all that they have started: those above this process. */
function launchersOf(pid: number): Launcher[] {
  const above: (Launcher & { command: string })[] = [];
  for (let at = pid; at > 1; ) {
    const status = statusOf(at);
    if (!status || !(isLauncher.test(status.command) || isShell.test(status.command))) break;
    above.push({ pid: at, ...status });
    at = status.parent;
  }
  const top = above.findLastIndex(({ command }) => isLauncher.test(command));
  return above.slice(0, top + 1).map(({ pid, parent }) => ({ pid, parent }));
}

/** Where the system tells it. */
function statusOf(pid: number): { parent: number; command: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return state === "Z" ? undefined : { parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
