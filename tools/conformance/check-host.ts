import { type Operation, readContract } from "partner-api";
import { CannotCheckHost, createAsk, statusOf } from "./ask.ts";
import { type Checked, checkOperation } from "./check-operation.ts";
import { plusDays, serviceDayIn } from "./days.ts";
import { examine } from "./examine.ts";
import { type Finding, withoutRepeats } from "./finding.ts";
import { hostIn } from "./host.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf } from "./rows.ts";
import { brokenRules } from "./rules.ts";
import { signIn, signOut } from "./sessions.ts";

export type Told = Pick<Operation, "id" | "module" | "method" | "path"> & Checked;
/** The operations in the order in which they were asked, and then those that were not. */
export type Report = { requests: number; operations: Told[] };

type Options = {
  baseUrl: string;
  /** The token of a session, which stays; or a user, whose session begins and ends here. */
  access: { token: string } | { username: string; password: string };
  /** The day after those whose records are asked for; by default the running service day. */
  before?: string | undefined;
  /** In seconds, for each answer. */
  patience?: number;
  operations?: Operation[];
};

const mostDays = 31;
const sessionCalls = ["login", "getUser", "logout"];

/** Asks a host for everything that the contract has, one request at a time. */
export async function checkHost({
  baseUrl,
  access,
  before,
  patience = 30,
  operations = readContract(),
}: Options): Promise<Report> {
  const { ask, requests } = createAsk(baseUrl, patience);
  const named = (id: string) => operations.find((one) => one.id === id) as Operation;
  const getUser = named("getUser");
  const told: Told[] = [];
  const tell = ({ id, module, method, path }: Operation, checked: Checked) =>
    void told.push({
      id,
      module,
      method,
      path,
      ...checked,
      findings: withoutRepeats(checked.findings),
    });

  async function begin(): Promise<string | undefined> {
    if ("token" in access) return access.token;
    const { token, findings } = await signIn(ask, named("login"), access);
    tell(named("login"), outcomeOf(findings));
    return token;
  }

  async function checkUser(token: string) {
    const { path } = getUser;
    const answer = await ask({ path, token });
    if ("trouble" in answer) throw new CannotCheckHost(answer.trouble);
    if (statusOf(answer) === 401) throw new CannotCheckHost("it does not take the token");
    const { findings, data, fits } = examine(getUser, 200, answer);
    if (fieldOf(data, "must_change_password") === true) {
      throw new CannotCheckHost("its user has to change the password first");
    }
    const waiting = fieldOf(data, "second_factor");
    if (["needed", "must_set_up"].some((name) => fieldOf(waiting, name) === true)) {
      throw new CannotCheckHost("its user has to give or set up a second factor first");
    }
    const host = hostIn(data);
    const to_date = before ?? serviceDayIn(host.timeZone ?? "UTC")(Date.now());
    const range = { from_date: plusDays(to_date, -mostDays), to_date };
    if (fits) findings.push(...brokenRules(getUser, data, host, range));
    const wrongTokens: RefusedRequest[] = [
      { asked: "without a token", path, status: 401 },
      { asked: "with a made-up token", path, token: "made-up", status: 401 },
    ];
    findings.push(...(await refused(ask, getUser, wrongTokens)));
    tell(getUser, outcomeOf(findings));
    return { host, range };
  }

  async function checkElsewhere(token: string) {
    const path = "/api/no-such-address";
    const findings = await refused(ask, getUser, [{ path, token, status: 404 }]);
    tell({ ...getUser, id: "any other address", path }, outcomeOf(findings));
  }

  const token = await begin();
  if (token !== undefined) {
    const { host, range } = await checkUser(token);
    await checkElsewhere(token);
    const run = { ask, token, host, range, known: {}, limitsAsked: new Set<string>() };
    for (const operation of operations) {
      if (sessionCalls.includes(operation.id)) continue;
      tell(operation, await checkOperation(run, operation));
    }
    if ("username" in access) {
      tell(named("logout"), outcomeOf(await signOut(ask, named("logout"), getUser, token)));
    }
  }
  const why = token === undefined ? "signing in gave no token" : "for --sign-in alone";
  for (const operation of operations) {
    if (told.some(({ id }) => id === operation.id)) continue;
    tell(operation, { outcome: "not asked", why, findings: [] });
  }
  return { requests: requests(), operations: told };
}

const outcomeOf = (findings: Finding[]): Checked => ({ outcome: "asked", findings });
