const width = 30;
const interval = 100;

/** `size` is in bytes. */
export function progressBar(on: NodeJS.WriteStream, size: number, now: () => number = Date.now) {
  const began = now();
  let read = 0;
  let step = "reading";
  let drawn = 0;

  function draw() {
    if (!on.isTTY) return;
    const part = size === 0 ? 1 : Math.min(1, read / size);
    const bar = "#".repeat(Math.round(part * width)).padEnd(width, "-");
    const percent = String(Math.floor(part * 100)).padStart(3);
    on.write(`\r[${bar}] ${percent} % ${step.padEnd(8)} ${pace()}\u001b[K`);
  }

  function pace(): string {
    const seconds = (now() - began) / 1000;
    if (step !== "reading") return `after ${duration(seconds)}`;
    if (read === 0 || seconds === 0) return "";
    const left = Math.max(0, size - read) / (read / seconds);
    return `${(read / seconds / 1e6).toFixed(1)} MB/s, ${duration(left)} left`;
  }

  return {
    onRead(bytes: number) {
      read += bytes;
      if (now() - drawn < interval) return;
      drawn = now();
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

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
