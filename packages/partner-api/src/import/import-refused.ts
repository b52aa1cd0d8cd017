export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}

/** Wrong with the file, and no failure of the database that waits for its lines. */
export const unreadableFile = (path: string, cause: unknown) =>
  new ImportRefused(`${path} cannot be read: ${(cause as Error).message}.`, { cause });
