import {
  commandUsage,
  type Described,
  type Output,
  printing,
  typedDay,
  typedWords,
  usageError,
  WrongUse,
} from "partner-api";
import { CannotCheckHost } from "./ask.ts";
import { checkHost } from "./check-host.ts";
import { reportText } from "./report-text.ts";

const by = "npx pnpm@10";
const name = "conformance";

const conformance: Described = {
  summary: "Compare what a partner host answers with the contract, and say what has to be mended",
  notes: `It only reads, with the token of a session that is left as it is. With --sign-in, it
begins a session of its own and ends that one. The token and the password come best
by the environment: what stands on a command line is seen by all who use the machine.
The exit code is 0 without a finding, 1 with any, and 2 if the host could not be asked.`,
  arguments: {},
  required: {
    "base-url": { value: "URL", is: "Where the host answers, such as https://partner.example" },
  },
  optional: {
    token: { value: "TOKEN", is: "Access token (default: PARTNER_TOKEN of the environment)" },
    "sign-in": {
      value: "USERNAME",
      is: "Sign in and out, with PARTNER_PASSWORD of the environment",
    },
    before: {
      value: "DAY",
      is: "Ask for the 31 service days before this one (default: the running one)",
    },
  },
  switches: { json: "Print the outcome as JSON" },
  example: `${name} --base-url https://partner.example --sign-in nasrin`,
};

type Typed = Record<"base-url", string> &
  Partial<Record<"token" | "sign-in" | "before", string>> & { json: boolean };

/** Exit code: 0 without a finding, 1 with any, 2 when the host could not be asked. */
export async function runConformance(
  words: string[],
  output: Output,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { say, complain } = printing(output);
  try {
    const typed = typedWords(conformance, words);
    if (typed.asksForHelp) {
      say(commandUsage(name, conformance, [], by));
      return 0;
    }
    const { "base-url": url, json, before, ...access } = typed.values() as Typed;
    const report = await checkHost({
      baseUrl: baseUrlIn(url),
      access: accessIn(access, env),
      before: before && typedDay("before", before),
    });
    say(json ? JSON.stringify(report) : reportText(report));
    return report.operations.some(({ findings }) => findings.length > 0) ? 1 : 0;
  } catch (error) {
    if (error instanceof WrongUse) complain(usageError(error, name, conformance, by));
    else if (error instanceof CannotCheckHost)
      complain(`Could not ask the host: ${error.message}.`);
    else throw error;
    return 2;
  }
}

function baseUrlIn(url: string): string {
  if (!URL.canParse(url) || !/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(url)) {
    throw new WrongUse(
      "--base-url must be an address such as https://partner.example, without a user, a query or a fragment.",
    );
  }
  return url.replace(/\/+$/, "");
}

function accessIn(
  { token, "sign-in": username }: Pick<Typed, "token" | "sign-in">,
  { PARTNER_TOKEN, PARTNER_PASSWORD }: NodeJS.ProcessEnv,
) {
  if (username !== undefined) {
    if (token !== undefined) throw new WrongUse("--token and --sign-in exclude each other.");
    if (!PARTNER_PASSWORD)
      throw new WrongUse("--sign-in needs PARTNER_PASSWORD in the environment.");
    return { username, password: PARTNER_PASSWORD };
  }
  const given = token ?? PARTNER_TOKEN;
  if (!given) throw new WrongUse("--token is missing, and PARTNER_TOKEN is not set either.");
  if (!/^[\x21-\x7e]+$/.test(given)) throw new WrongUse("No header can carry this token.");
  return { token: given };
}
