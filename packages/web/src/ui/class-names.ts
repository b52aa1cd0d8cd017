/** One class attribute of those that are given. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ");
}
