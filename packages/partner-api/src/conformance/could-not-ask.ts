/** Nothing can be said of the host. */
export class CouldNotAsk extends Error {
  override readonly name = "CouldNotAsk";
}
