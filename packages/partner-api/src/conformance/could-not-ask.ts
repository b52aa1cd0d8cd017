/** Nothing can be said of the host. */
export class CannotCheckHost extends Error {
  override readonly name = "CannotCheckHost";
}
