/** All in a path; some may be taken for the id of the foreign company, and some for that of the user's own. */
export function spellingsOf(foreign: number, own: number): string[] {
  const digits = String(foreign);
  const escaped = (text: string) =>
    text.replaceAll(/./gu, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const from = (zero: string) =>
    encodeURIComponent(
      digits.replaceAll(/\d/g, (one) =>
        String.fromCodePoint(Number(one) + (zero.codePointAt(0) ?? 0)),
      ),
    );
  return [
    ...["0", "+", "%20", "%00"].map((before) => `${before}${digits}`),
    ...[".0", "e0", "%2F"].map((after) => `${digits}${after}`),
    `0x${foreign.toString(16)}`,
    escaped(digits),
    escaped(escaped(digits)),
    from("০"),
    String(foreign + 2 ** 32),
    `${own},${digits}`,
    `${own}%2F..%2F${digits}`,
    `${digits}?company_id=${own}&company_id=${own}&x=`,
  ];
}
