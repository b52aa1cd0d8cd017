import { passwords } from "partner-api";
import { expect, it, onTestFinished } from "vitest";

const busy = { status: 503, retryAfter: 1 };

it("a password of nobody is checked again once the queue was full", async () => {
  const { hash, verify } = passwords();
  const many = Array.from({ length: 66 }, () => hash("a phrase of my own"));
  await expect(verify("a phrase of my own", undefined)).rejects.toMatchObject(busy);
  const [stored] = await Promise.all(many);
  expect(await verify("a phrase of my own", undefined)).toBe(false);
  expect(await verify("a phrase of my own", stored)).toBe(true);
});

it("a password that is refused while the queue is full leaves no rejection behind", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const { hash, verify } = passwords();
  const stored = await hash("a phrase of my own");
  const many = Array.from({ length: 66 }, () => hash("a phrase of my own"));
  await expect(verify("a phrase of my own", stored)).rejects.toMatchObject(busy);
  await Promise.all(many);
  expect(unhandled).toEqual([]);
});
