import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** What a database keeps of a secret: with a key, nothing that could be read without it. */
export type Sealing = {
  /** The first seals, and each opens. */
  keys: readonly Buffer[];
  /** Whose secret it is: sealed for another user, it does not open. */
  userId: number;
};

const boundTo = ({ userId }: Sealing) => Buffer.from(`totp ${userId}`);

export function seal(secret: Buffer, sealing: Sealing): string {
  const [key] = sealing.keys;
  if (!key) return `open.${secret.toString("base64url")}`;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(boundTo(sealing));
  const sealed = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return `sealed.${sealed.toString("base64url")}`;
}

export function unseal(stored: string, sealing: Sealing): Buffer {
  const [how, text = ""] = stored.split(".");
  const bytes = Buffer.from(text, "base64url");
  if (how === "open") return bytes;
  for (const key of sealing.keys) {
    const opened = openedBy(key, bytes, sealing);
    if (opened) return opened;
  }
  throw new Error("A second factor was sealed with a key that SECOND_FACTOR_KEY does not name.");
}

function openedBy(key: Buffer, bytes: Buffer, sealing: Sealing): Buffer | undefined {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
    .setAAD(boundTo(sealing))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
