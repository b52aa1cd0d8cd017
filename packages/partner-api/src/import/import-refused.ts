/** Nothing of the file was imported, and its owner can mend it. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}
