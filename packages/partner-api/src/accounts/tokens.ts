import { createHash, randomBytes } from "node:crypto";

/** Whoever has it is who was given it: it is told once, and its hash alone is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
