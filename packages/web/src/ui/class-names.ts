export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ");
}
