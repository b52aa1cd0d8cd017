/** The result of a command, for a program or for people. */
export const jsonOrText = (isJson: boolean, result: unknown, text: string): string =>
  isJson ? JSON.stringify(result) : text;
