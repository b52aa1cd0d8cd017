/** As the contract has it: of letters that can be seen, with single spaces between them. */
const pattern = /^[^\p{C}\p{Z}\p{DI}]+( [^\p{C}\p{Z}\p{DI}]+)*$/u;

export const isUsername = (text: string): boolean => pattern.test(text);

/** One of the encodings that a letter may have, whatever the keyboard sends. */
export const composed = (username: string): string => username.normalize("NFC");

/** As it is, composed, and decomposed: names of before may be stored in any of them. */
export const encodingsOf = (username: string): string[] => [
  username,
  composed(username),
  username.normalize("NFD"),
];
