/** A time to wait, in whole minutes from a minute on. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
