import { type Operation, readContract } from "partner-api";
import { type HostProfile, mapsAnything, treatmentOf } from "partner-sdk/host-profile";
import { addressOf, namesIn } from "./address.ts";
import { type Answer, CannotCheckHost, createAsk, statusOf } from "./ask.ts";
import { type Checked, checkOperation, type Run } from "./check-operation.ts";
import { checkPreflight, createCorsCheck } from "./cors.ts";
import { plusDays, serviceDayIn } from "./days.ts";
import { examine } from "./examine.ts";
import { withFeatures } from "./features.ts";
import { type Finding, withoutRepeats } from "./finding.ts";
import { type Host, hostIn } from "./host.ts";
import { type ShownScreen, shownScreens } from "./portal.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf } from "./rows.ts";
import { brokenRules } from "./rules.ts";
import { signIn, signOut } from "./sessions.ts";
import { isOfEverybody } from "./severity.ts";

export type CheckedOperation = Pick<Operation, "id" | "module" | "method" | "path"> & Checked;
/** The operations in the order in which they were requested, and then those that were not. */
export type Report = {
  requests: number;
  operations: CheckedOperation[];
  screens: ShownScreen[];
};

export type CheckOptions = {
  baseUrl: string;
  /** The token of a session, which stays; or a user, whose session begins and ends here. */
  access: { token: string } | { username: string; password: string };
  /** The day after those whose records are requested; by default the running service day. */
  before?: string | undefined;
  /** In seconds, for each answer. */
  patience?: number;
  operations?: Operation[];
  /** How the host differs from the contract. */
  profile?: HostProfile | undefined;
  /** Where a portal is that calls the host from browsers. */
  origin?: string | undefined;
  /** Gets the answer to the plain request of each operation. */
  onAnswer?: (operation: Operation, answer: Answer) => void;
  probesDates?: boolean;
  isFurtherLook?: boolean;
};

const mostDays = 31;

/** Compares all that a host answers with the contract, one request at a time. */
export async function checkHost({
  baseUrl,
  access,
  before,
  patience = 30,
  operations = readContract(),
  profile,
  origin,
  onAnswer = () => {},
  probesDates = false,
  isFurtherLook = false,
}: CheckOptions): Promise<Report> {
  const cors = origin === undefined ? undefined : createCorsCheck(origin);
  const way = { baseUrl, patience, profile, origin };
  const { ask, requests } = createAsk(way, (_, answer) => cors?.note(answer));
  const isAbsent = (id: string) => profile !== undefined && treatmentOf(profile, id) === "absent";
  const named = (id: string) => operations.find((one) => one.id === id) as Operation;
  const getUser = named("getUser");
  const preflights = new Map<string, Finding[]>();
  const checked: CheckedOperation[] = [];
  const note = ({ id, module, method, path }: Operation, outcome: Checked) =>
    void checked.push({
      id,
      module,
      method,
      path,
      ...outcome,
      findings: withoutRepeats(outcome.findings),
    });

  async function begin(): Promise<string | undefined> {
    if ("token" in access) return access.token;
    const { token, findings } = await signIn(
      { ask, onAnswer, isFurtherLook },
      named("login"),
      access,
      profile?.signIn?.fields,
    );
    note(named("login"), checkedWith(findings));
    return token;
  }

  async function checkUser(token: string) {
    const { path } = getUser;
    const answer = await ask({ path, token });
    onAnswer(getUser, answer);
    if ("trouble" in answer) throw new CannotCheckHost(answer.trouble);
    if (statusOf(answer) === 401) throw new CannotCheckHost("it does not take the token");
    const { findings, data, fits } = examine(getUser, answer);
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
      { as: "without a token", path, why: "noToken" },
      { as: "with a made-up token", path, token: "made-up", why: "noToken" },
    ];
    if (!isFurtherLook) findings.push(...(await refused(ask, getUser, wrongTokens)));
    note(getUser, checkedWith(findings));
    return { host, range };
  }

  async function checkElsewhere(token: string) {
    const path = "/api/no-such-address";
    const findings = await refused(ask, getUser, [{ path, token, why: "nothingThere" }]);
    note({ ...getUser, id: "any other address", path }, checkedWith(findings));
  }

  /** Of the six calls, and of one designed call of each module. */
  async function checkCors(cors: ReturnType<typeof createCorsCheck>, origin: string, host: Host) {
    const seen = new Set<string>();
    for (const operation of operations) {
      const { id, isDesigned, module, path } = operation;
      const values = { company_id: host.companies[module]?.[0] };
      const isWritable = namesIn(path).every((name) => name in values && values.company_id);
      const isThere = checked.some((one) => one.id === id && one.isThere);
      if (isAbsent(id) || !isWritable || (isDesigned && (!isThere || seen.has(module)))) continue;
      if (isDesigned) seen.add(module);
      const findings = await checkPreflight(operation, addressOf(operation, values), {
        ...{ baseUrl, patience, profile, origin },
      });
      preflights.set(id, findings);
    }
    const findings = cors.findings();
    note({ ...getUser, id: `answers to ${origin}`, path: "any call" }, checkedWith(findings));
  }

  const token = await begin();
  let namesFeatures = true;
  if (token !== undefined) {
    const { host, range } = await checkUser(token);
    namesFeatures = host.namesFeatures;
    if (!isFurtherLook && (!profile || !mapsAnything(profile))) await checkElsewhere(token);
    const run: Run = {
      ...{ ask, onAnswer, token, host, range, isAbsent, probesDates, isFurtherLook },
      known: {},
      limitsAsked: new Set(),
    };
    for (const operation of operations) {
      if (isOfEverybody(operation.id)) continue;
      note(operation, await checkOperation(run, operation));
    }
    if ("username" in access) {
      note(named("logout"), checkedWith(await signOut(ask, named("logout"), getUser, token)));
    }
    if (cors && origin !== undefined) await checkCors(cors, origin, host);
  }
  const why = token === undefined ? "signing in gave no token" : "for --sign-in alone";
  for (const operation of operations) {
    if (checked.some(({ id }) => id === operation.id)) continue;
    note(operation, { outcome: "not checked", why, findings: [] });
  }
  const all = checked.map((one) => ({
    ...one,
    findings: [...one.findings, ...(preflights.get(one.id) ?? [])],
  }));
  return {
    requests: requests() + preflights.size,
    operations: namesFeatures ? all : withFeatures(all, operations),
    screens: shownScreens(all),
  };
}

const checkedWith = (findings: Finding[]): Checked => ({ outcome: "checked", findings });
