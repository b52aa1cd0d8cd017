const width = 30;
const interval = 100;

export function progressBar(on: NodeJS.WriteStream, size: number) {
  let read = 0;
  let step = "reading";
  let drawn = 0;

  function draw() {
    if (!on.isTTY) return;
    const part = size === 0 ? 1 : Math.min(1, read / size);
    const bar = "#".repeat(Math.round(part * width)).padEnd(width, "-");
    on.write(`\r[${bar}] ${String(Math.floor(part * 100)).padStart(3)} % ${step.padEnd(9)}`);
  }

  return {
    onRead(bytes: number) {
      read += bytes;
      if (Date.now() - drawn < interval) return;
      drawn = Date.now();
      draw();
    },
    onStep(next: string) {
      step = next;
      draw();
    },
    end() {
      if (on.isTTY) on.write("\r\u001b[K");
    },
  };
}
