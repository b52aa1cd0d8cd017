import { writeSync } from "node:fs";

const standardOutput = 1;
const whileTheReaderIsBehind = 10;

let waiting = "";
let flushesOnExit = false;

/** Writes to standard output what a turn of the event loop has logged at once, as each write delays its answers. */
export const logLines = {
  write(line: string): void {
    if (waiting === "") setImmediate(flush);
    waiting += line;
    if (flushesOnExit) return;
    flushesOnExit = true;
    process.on("exit", flush);
  },
};

function flush() {
  const bytes = Buffer.from(waiting);
  waiting = "";
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(standardOutput, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, whileTheReaderIsBehind);
    }
  }
}
