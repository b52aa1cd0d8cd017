const shortest = 12;
/** As the contract has it for every password that is sent. */
const longest = 200;
/** Of a user name: one of two letters is part of many words. */
const tellsMuch = 4;
const ofThePlace = ["partner", "portal", "company", "transport", "intracity", "intercity"];

/** What the contract has words for. */
export const passwordRules = {
  min_length: shortest,
  refuses: ["user_name", "digits_alone", "common"],
};

/** Asks for no kinds of characters: they make passwords harder to remember, not to guess. */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  if ([...password].length < shortest) {
    return `The password is too short: use at least ${shortest} characters.`;
  }
  if ([...password].length > longest) {
    return `The password is too long: use at most ${longest} characters.`;
  }
  const core = lettersOf(password);
  const common = await triedFirst();
  const isCommon = [password.toLowerCase(), core].some((text) => common.includes(text));
  if (isCommon) return "The password is one of the most common ones.";
  const own = [...ofThePlace, lettersOf(username)];
  const holdsName =
    [...username].length >= tellsMuch && password.toLowerCase().includes(username.toLowerCase());
  if (core === "" || own.includes(core) || holdsName)
    return "The password is easy to guess: do not use the user name, a word from this portal, or digits alone.";
  return undefined;
}

/** `2024Sunshine!!` is as easy to guess as `sunshine`. */
const lettersOf = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Loaded when wanted: the list takes half a megabyte, and many a server never sees a new password. */
async function triedFirst(): Promise<readonly string[]> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"];
}
