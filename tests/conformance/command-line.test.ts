import { runConformance } from "conformance/command-line.ts";
import { expect, it } from "vitest";
import { notFound, startSaying, unauthenticated, user } from "./saying-host.ts";

async function typed(words: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runConformance(
    words,
    { say: (text) => out.push(text), complain: (text) => err.push(text) },
    env,
  );
  return { out: out.join("\n"), err: err.join("\n"), code };
}

const synopsis =
  "Usage: npx pnpm@10 conformance --base-url URL [--token TOKEN] [--sign-in USERNAME] [--before DAY] [--json]";

it("shows its help", async () => {
  expect(await typed(["--help"])).toEqual({
    out: `${synopsis}

Compare what a partner host answers with the contract, and say what has to be mended.
It only reads, with the token of a session that is left as it is. With --sign-in, it
begins a session of its own and ends that one. The token and the password come best
by the environment: what stands on a command line is seen by all who use the machine.
The exit code is 0 without a finding, 1 with any, and 2 if the host could not be asked.

Options:
  --base-url URL      Where the host answers, such as https://partner.example
  --token TOKEN       Access token (default: PARTNER_TOKEN of the environment)
  --sign-in USERNAME  Sign in and out, with PARTNER_PASSWORD of the environment
  --before DAY        Ask for the 31 service days before this one (default: the running one)
  --json              Print the outcome as JSON
  -h, --help          Show this help

Example:
  npx pnpm@10 conformance --base-url https://partner.example --sign-in nasrin`,
    err: "",
    code: 0,
  });
});

const base = ["--base-url", "https://partner.example"];
const wrongAddress =
  "--base-url must be an address such as https://partner.example, without a user, a query or a fragment.";

it.each([
  [[], "--base-url is missing."],
  [["--base-ulr", "x"], "Unknown option --base-ulr. Did you mean --base-url?"],
  [["--base-url", "partner.example"], wrongAddress],
  [["--base-url", "https://user:secret@partner.example"], wrongAddress],
  [base, "--token is missing, and PARTNER_TOKEN is not set either."],
  [[...base, "--token", "a b"], "No header can carry this token."],
  [[...base, "--token", "x", "--sign-in", "y"], "--token and --sign-in exclude each other."],
  [[...base, "--sign-in", "y"], "--sign-in needs PARTNER_PASSWORD in the environment."],
  [[...base, "--token", "x", "--before", "june"], "--before must be a day such as 2026-06-01."],
])("refuses %j, and shows how it is used", async (words, problem) => {
  expect(await typed(words)).toEqual({
    out: "",
    err: `${problem}\n${synopsis}\nFor help, run: npx pnpm@10 conformance --help`,
    code: 2,
  });
});

it("ends with 2 where nothing answers", async () => {
  const { baseUrl, stop } = await startSaying({});
  await stop();
  const words = ["--base-url", baseUrl, "--token", "x"];
  expect(await typed(words)).toEqual({
    out: "",
    err: "Could not ask the host: no answer (ECONNREFUSED).",
    code: 2,
  });
});

const answers = [user({}), unauthenticated, unauthenticated, notFound];

it("prints JSON, and ends with 0 without a finding", async () => {
  const { baseUrl } = await startSaying(...answers);
  const words = ["--base-url", `${baseUrl}/`, "--json"];
  const { out, code } = await typed(words, { PARTNER_TOKEN: "a-token" });
  const { requests, operations } = JSON.parse(out);
  expect([code, requests, operations[0]]).toEqual([
    0,
    4,
    {
      id: "getUser",
      module: "authentication",
      method: "GET",
      path: "/api/auth/user",
      outcome: "asked",
      findings: [],
    },
  ]);
});

it("ends with 1 with a finding", async () => {
  const { baseUrl } = await startSaying(user({ user: {} }), ...answers.slice(1));
  const { out, code } = await typed(["--base-url", baseUrl, "--token", "a-token"]);
  expect([code, out.split("\n\n")[0]]).toEqual([
    1,
    "getUser, GET /api/auth/user\n  data.user.name: expected a value; came nothing. Send it always. The contract says of it: What the user is called. The portal's header shows the first word.",
  ]);
});
