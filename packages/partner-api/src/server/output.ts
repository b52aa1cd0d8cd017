import { printable } from "../text/printable.ts";
import { logLines } from "./log-lines.ts";

export type Output = {
  isTerminal: boolean;
  say(what: string): void;
  logTo: { write(line: string): void };
  /** For standard error, as the last words. */
  failure(error: Error): string;
};

const told = 30;
const fatal = 60;
const levels: Record<number, string> = { 40: "warning: ", 50: "error: ", 60: "error: " };
const aside = ["level", "time", "pid", "hostname", "msg", "reqId"];

/** Lines of JSON for what collects them, or words for whoever looks on: never both. */
export function outputOf({ LOG_FORMAT }: NodeJS.ProcessEnv): Output {
  const isTerminal = process.stdout.isTTY === true;
  const isJson = isTerminal ? LOG_FORMAT === "json" : LOG_FORMAT !== "people";
  const inJson = (level: number, msg: string) =>
    JSON.stringify({ level, time: Date.now(), pid: process.pid, msg });
  return {
    isTerminal,
    say: (what) => logLines.write(`${isJson ? inJson(told, what) : what}\n`),
    logTo: isJson ? logLines : { write: (line) => logLines.write(`${forPeople(line)}\n`) },
    failure: ({ message }) => (isJson ? inJson(fatal, message) : message),
  };
}

/** `14:02:11 answered method=GET status=200`. */
export function forPeople(line: string): string {
  const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, "14:02:11".length);
  const details = Object.entries(rest).flatMap(([name, value]) =>
    aside.includes(name)
      ? []
      : [`${name}=${typeof value === "string" ? value : JSON.stringify(value)}`],
  );
  return printable([clock, `${levels[Number(level)] ?? ""}${msg}`, ...details].join(" "));
}
