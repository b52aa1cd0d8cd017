/** As the contract has it: of letters that can be seen, with single spaces between them. */
const pattern = /^[^\p{C}\p{Z}\p{DI}\u2800]+( [^\p{C}\p{Z}\p{DI}\u2800]+)*$/u;

export const isUsername = (text: string): boolean => pattern.test(text);

/** One of the encodings that a letter may have, whatever the keyboard sends. */
export const normalizedUsername = (username: string): string => username.normalize("NFC");
