const shortest = 12;
const ofThePlace = ["partner", "portal", "company", "transport", "intracity", "intercity"];

/** Why a new password is none; of the kinds of its characters nothing is asked. */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  if ([...password].length < shortest) {
    return `The password is too short: it has to have at least ${shortest} characters.`;
  }
  const core = lettersOf(password);
  const common = await triedFirst();
  const isCommon = [password.toLowerCase(), core].some((text) => common.has(text));
  if (isCommon) return "The password is one of those that are tried first.";
  const own = [...ofThePlace, lettersOf(username)];
  if (core === "" || own.includes(core) || password.toLowerCase().includes(username.toLowerCase()))
    return "The password is easy to guess: it is a name of this place, or digits alone.";
  return undefined;
}

/** What is left of `2024Sunshine!!` is a word that is tried first. */
const lettersOf = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Half a megabyte that a server has no use for. */
async function triedFirst(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
