import { HttpError } from "../http/http-error.ts";

/** Takes a PostgreSQL array of two whole numbers, such as `{7,5}`. */
export function sealCursor(place: string): string {
  return Buffer.from(place.slice(1, -1).replace(",", ".")).toString("base64url");
}

/** A PostgreSQL array literal; null for the first page. */
export function openCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, "base64url").toString();
  const place = text.split(".").map(Number);
  if (/^-?\d{1,16}\.-?\d{1,16}$/.test(text) && place.every(Number.isSafeInteger)) {
    return `{${place.join()}}`;
  }
  throw new HttpError(400, {
    errors: [{ field: "cursor", message: "is not a cursor of this list" }],
  });
}
