/** In the page: whether anything moves that says something is on its way. */
export function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" && effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    );
}
