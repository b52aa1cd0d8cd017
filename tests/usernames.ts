/** In words, with what can be told apart at a glance. */
export const fitUsernames = ["nasrin", "Md. Abdul Karim", "a", "০১৭", "নাসরিন", "renée", "b_1@c-2"];

/** Whatever shows nothing, or shows what another name does too. */
export const unfitUsernames: readonly (readonly [string, string])[] = [
  ["a zero-width space", "nas\u200brin"],
  ["a zero-width joiner", "nasrin\u200d"],
  ["a zero-width non-joiner", "\u200cnasrin"],
  ["a byte order mark", "nas\ufeffrin"],
  ["a turn of direction", "nas\u202erin"],
  ["an isolate of direction", "\u2066nasrin\u2069"],
  ["a mark of direction", "nasrin\u200f"],
  ["a soft hyphen", "nas\u00adrin"],
  ["a joiner of graphemes", "nas\u034frin"],
  ["a filler of Hangul", "nas\u3164rin"],
  ["a blank of Braille", "nas\u2800rin"],
  ["a selector of variations", "nasrin\ufe0f"],
  ["a control character", "nas\u0007rin"],
  ["a tabulator", "nas\trin"],
  ["a line's end", "nas\nrin"],
  ["half a character", "nas\ud800rin"],
  ["a letter for private use", "nas\ue000rin"],
  ["a space that does not break", "nas\u00a0rin"],
  ["a wide space", "nas\u3000rin"],
  ["two spaces in a row", "nas  rin"],
];
