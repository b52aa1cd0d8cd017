import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Locator } from "playwright-core";

/** In milliseconds. */
const still = 400;
const longest = 15_000;

type Frame = { data: string; at: number };

/** From a tap until the first frame that looks different; of a screen that stood still before. */
export async function firstChange(devtools: CDPSession, target: Locator): Promise<number> {
  const frames: Frame[] = [];
  const take = ({ data, metadata, sessionId }: ScreencastFrame) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  };
  devtools.on("Page.screencastFrame", take);
  await target.scrollIntoViewIfNeeded();
  await devtools.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  try {
    await until(() => frames.length > 0 && Date.now() - (frames.at(-1)?.at ?? 0) > still);
    const before = frames.at(-1)?.data;
    const pressed = target.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener(
            "pointerdown",
            ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp),
            { capture: true, once: true },
          ),
        ),
    );
    const seen = frames.length;
    await target.tap();
    const first = () => frames.slice(seen).find(({ data }) => data !== before);
    await until(() => first() !== undefined);
    return (first()?.at ?? Number.NaN) - (await pressed);
  } finally {
    devtools.off("Page.screencastFrame", take);
    await devtools.send("Page.stopScreencast");
  }
}

type ScreencastFrame = {
  data: string;
  metadata: { timestamp?: number };
  sessionId: number;
};

async function until(isSo: () => boolean) {
  const began = Date.now();
  while (!isSo()) {
    if (Date.now() - began > longest) throw new Error("The screen did not come to this.");
    await pause(10);
  }
}
