import { expect, it } from "vitest";
import { counted, run } from "./run.ts";
import { notFound, startSaying, unauthenticated, user } from "./saying-host.ts";

const synopsis =
  "Usage: npx pnpm@10 conformance [--base-url URL] [--token TOKEN] [--sign-in USERNAME] [--before DAY] [--origin ORIGIN] [--profile FILE] [--draft-profile FILE] [--force] [--strict] [--json]";

it("shows its help", async () => {
  expect(await run(["--help"])).toEqual({
    out: `${synopsis}

Compare what a partner host answers with the contract, and say what the portal will show.
It only reads, and leaves the session of the token as it is. With --sign-in, it signs
in once and out again. Pass the token and the password in the environment: all users
of the machine can see a command line. The exit code is 1 if a finding breaks the
portal (with --strict: if there is any), and 2 if the host could not be checked.

Options:
  --base-url URL        Where the host answers, such as https://partner.example (default: api of the profile)
  --token TOKEN         Access token (default: PARTNER_TOKEN of the environment)
  --sign-in USERNAME    Sign in and out, with PARTNER_PASSWORD of the environment
  --before DAY          Read the 31 service days before this one (default: the running one)
  --origin ORIGIN       Check the CORS headers for a portal there, such as https://portal.example
  --profile FILE        Read the host through this host profile
  --draft-profile FILE  Write a host profile of what was found out
  --force               Let --draft-profile replace a file
  --strict              Exit with 1 for findings of any severity
  --json                Print the outcome as JSON
  -h, --help            Show this help

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
  [
    [...base, "--token", "x", "--origin", "https://portal.example/"],
    "--origin must be an origin such as https://portal.example, without a path.",
  ],
  [[...base, "--token", "x", "--profile", "no-such.yaml"], "There is no no-such.yaml."],
])("refuses %j, and shows how it is used", async (words, problem) => {
  expect(await run(words)).toEqual({
    out: "",
    err: `${problem}\n${synopsis}\nFor help, run: npx pnpm@10 conformance --help`,
    code: 2,
  });
});

it("ends with 2 where nothing answers", async () => {
  const { baseUrl, stop } = await startSaying({});
  await stop();
  const words = ["--base-url", baseUrl, "--token", "x"];
  expect(await run(words)).toEqual({
    out: "",
    err: "Could not check the host: no answer (ECONNREFUSED).",
    code: 2,
  });
});

const answers = [user({}), unauthenticated, unauthenticated, notFound];

it("prints JSON, and ends with 0 without a finding", async () => {
  const { baseUrl } = await startSaying(...answers);
  const words = ["--base-url", `${baseUrl}/`, "--json"];
  const { out, code } = await run(words, { PARTNER_TOKEN: "a-token" });
  const { requests, operations } = JSON.parse(out);
  expect([code, requests, operations[0]]).toEqual([
    0,
    4,
    {
      id: "getUser",
      module: "authentication",
      method: "GET",
      path: "/api/auth/user",
      outcome: "checked",
      findings: [],
    },
  ]);
});

it("ends with 1 if a finding breaks the portal, and prints the worst first", async () => {
  const { baseUrl } = await startSaying(user({ user: {} }), ...answers.slice(1));
  const { out, code } = await run(["--base-url", baseUrl, "--token", "a-token"]);
  expect([code, out.split("\n\n")[0], out.split("\n").at(-1)]).toEqual([
    1,
    `Breaks the portal
  getUser, GET /api/auth/user
    data.user.name: expected a value; came nothing. Always send this field. In the contract: What the user is called. The portal's header shows the first word.`,
    "Checked 2 addresses in 4 requests. 1 finding breaks the portal, 0 break a screen, 0 are advice.",
  ]);
});

it("ends with 0 for advice, unless it is strict", async () => {
  const unnamed = user({ reporting: { time_zone: "Dhaka" } });
  const words = async () => {
    const { baseUrl } = await startSaying(unnamed, ...answers.slice(1));
    return ["--base-url", baseUrl, "--token", "a-token"];
  };
  const plain = await run(await words());
  const strict = await run([...(await words()), "--strict"]);
  expect([plain.code, strict.code, counted(plain.out)]).toEqual([0, 1, [0, 0, 1]]);
});
