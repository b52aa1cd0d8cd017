export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}
