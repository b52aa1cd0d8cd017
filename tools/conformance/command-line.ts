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
import { type HostProfile, HostProfileError } from "partner-sdk/host-profile";
import { readHostProfile } from "partner-sdk/host-profile/file";
import { CannotCheckHost } from "./ask.ts";
import { checkHost } from "./check-host.ts";
import { checkAndDraft } from "./draft/check-and-draft.ts";
import { isThere, writeProfile } from "./draft/profile-file.ts";
import type { Finding } from "./finding.ts";
import { reportText } from "./report-text.ts";

const by = "npx pnpm@10";
const name = "conformance";

const conformance: Described = {
  summary:
    "Compare what a partner host answers with the contract, and say what the portal will show",
  notes: `It only reads, and leaves the session of the token as it is. With --sign-in, it signs
in once and out again. Pass the token and the password in the environment: all users
of the machine can see a command line. The exit code is 1 if a finding breaks the
portal (with --strict: if there is any), and 2 if the host could not be checked.`,
  arguments: {},
  required: {},
  optional: {
    "base-url": {
      value: "URL",
      is: "Where the host answers, such as https://partner.example (default: api of the profile)",
    },
    token: { value: "TOKEN", is: "Access token (default: PARTNER_TOKEN of the environment)" },
    "sign-in": {
      value: "USERNAME",
      is: "Sign in and out, with PARTNER_PASSWORD of the environment",
    },
    before: {
      value: "DAY",
      is: "Read the 31 service days before this one (default: the running one)",
    },
    origin: {
      value: "ORIGIN",
      is: "Check the CORS headers for a portal there, such as https://portal.example",
    },
    profile: { value: "FILE", is: "Read the host through this host profile" },
    "draft-profile": { value: "FILE", is: "Write a host profile of what was found out" },
  },
  switches: {
    force: "Let --draft-profile replace a file",
    strict: "Exit with 1 for findings of any severity",
    json: "Print the outcome as JSON",
  },
  example: `${name} --base-url https://partner.example --sign-in nasrin`,
};

type Typed = Partial<
  Record<
    "base-url" | "token" | "sign-in" | "before" | "origin" | "profile" | "draft-profile",
    string
  >
> &
  Record<"force" | "strict" | "json", boolean>;

/** Exit code: 1 if a finding breaks the portal, 2 when the host could not be checked. */
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
    const { json, strict, force, "draft-profile": file, ...values } = typed.values() as Typed;
    if (file !== undefined && !force && isThere(file)) {
      throw new WrongUse(`${file} exists already; --force replaces it.`);
    }
    const options = await optionsIn(values, env);
    const { report, draft } =
      file === undefined
        ? { report: await checkHost(options), draft: undefined }
        : await checkAndDraft(options);
    say(json ? JSON.stringify(report) : reportText(report));
    if (file !== undefined && draft) {
      writeProfile(file, draft, force);
      if (!json)
        say(`Wrote ${file}. Read its comments, then check the host with --profile ${file}.`);
    }
    const isFailing = ({ severity }: Finding) => strict || severity === "breaks the portal";
    return report.operations.some(({ findings }) => findings.some(isFailing)) ? 1 : 0;
  } catch (error) {
    if (error instanceof WrongUse) complain(usageError(error, name, conformance, by));
    else if (error instanceof HostProfileError) complain(error.message);
    else if (error instanceof CannotCheckHost)
      complain(`Could not check the host: ${error.message}.`);
    else throw error;
    return 2;
  }
}

async function optionsIn(
  {
    "base-url": url,
    before,
    origin,
    profile: file,
    ...access
  }: Omit<Typed, "json" | "strict" | "force" | "draft-profile">,
  env: NodeJS.ProcessEnv,
) {
  if (file !== undefined && !isThere(file)) throw new WrongUse(`There is no ${file}.`);
  const read = file === undefined ? undefined : await readHostProfile(file);
  const baseUrl = baseUrlIn(url, read);
  return {
    baseUrl,
    access: accessIn(access, env),
    before: before && typedDay("before", before),
    profile: read && { ...read, api: baseUrl },
    origin: origin === undefined ? undefined : originIn(origin),
  };
}

/** The address on the command line wins over the profile's. */
function baseUrlIn(typed: string | undefined, profile: HostProfile | undefined): string {
  const url = typed ?? profile?.api;
  if (url === undefined) {
    throw new WrongUse(
      profile ? "--base-url is missing, and the profile has no api." : "--base-url is missing.",
    );
  }
  if (!URL.canParse(url) || !/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(url)) {
    throw new WrongUse(
      "--base-url must be an address such as https://partner.example, without a user, a query or a fragment.",
    );
  }
  return url.replace(/\/+$/, "");
}

function originIn(typed: string): string {
  const isOrigin = URL.canParse(typed) && /^https?:/.test(typed) && new URL(typed).origin === typed;
  if (!isOrigin) {
    throw new WrongUse(
      "--origin must be an origin such as https://portal.example, without a path.",
    );
  }
  return typed;
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
