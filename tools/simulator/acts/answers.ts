import { failed } from "../host.ts";
import type { Call, Reply } from "../network.ts";
import type { Random } from "../random.ts";
import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";
import { type Act, isThere } from "./act.ts";

/** What comes in place of the host's own answer, and whether the host has heard of the request by then. */
const instead: Readonly<Record<string, Reply>> = {
  "500": failed(500, "server_error"),
  "501": failed(501, "not_implemented"),
  "503": failed(503, "unavailable"),
  "empty 401": { status: 401, body: "" },
  "403": failed(403, "forbidden"),
  "429": { ...failed(429, "too_many_requests"), headers: { "Retry-After": "7" } },
  "429 for long": { ...failed(429, "too_many_requests"), headers: { "Retry-After": "300" } },
  "not JSON": { status: 200, body: "<html>" },
  "no success": { status: 200, body: { success: false, message: "No." } },
  "no data": { status: 200, body: { success: true, data: null } },
};
const ways = [
  ...Object.keys(instead),
  "429",
  "429 for long",
  "429 for long",
  "429 for long",
  "lost",
  "lost late",
  "late",
];

/** By these a token brings no user. */
const refusals = new Set(["empty 401", "403", "not JSON", "no success", "no data"]);

const failing = new Set(["500", "lost", "lost late"]);

/** The screen is whole without these. */
const aside = /^\/api\/(today|auth\/(sessions|second-factor|password))/;

function wayOf(random: Random): string {
  return random.chance(0.72) ? "well" : random.pick(ways);
}

/** The oldest ones are answered most often, and any of them may be. */
function chosenCall({ network: { calls } }: Tab, random: Random): number {
  return random.chance(0.6) ? 0 : random.below(calls.length);
}

export function answerWell(world: World, tab: Tab, call: Call): void {
  call.reply ??= world.host.handle(call);
  if (call.path === "/api/auth/user" && call.reply.status === 200) tab.loaded = call.reply.body;
  if (call.path === "/api/auth/sessions") noteSessions(tab, call.reply.body);
  if (call.path === "/api/auth/login" && call.reply.status === 200 && tab.wantsShared) {
    const { data } = call.reply.body as { data: { token: string } };
    world.host.sharedTokens.add(data.token);
  }
  noteTokens(tab, call, call.reply);
  if (call.path === "/api/auth/logout" && call.isOwn && call.reply.status === 200) {
    tab.signedOut = tab.portal?.getSnapshot().context.user ?? null;
  }
  call.answer(call.reply);
}

/** What is not of a sign-in says by a 401 that its token is good no more. */
function noteTokens(tab: Tab, { path, token, isOwn }: Call, { status, body }: Reply) {
  const isSignIn = path === "/api/auth/login";
  if (status === 401 && !isSignIn && isOwn) tab.refusedToken = token;
  if (status !== 200 || !(isSignIn || path.endsWith("/verify"))) return;
  tab.givenToken = (body as { data: { token: string } }).data.token;
}

function noteSessions(tab: Tab, body: unknown) {
  const { data } = body as { data?: readonly { id: string; user: string }[] };
  for (const { id, user } of data ?? []) tab.toldSessions.set(id, user);
}

const answer: Act = {
  weight: 40,
  choose(_, tab, random) {
    if (!isThere(tab) || tab.network.calls.length === 0) return null;
    return [chosenCall(tab, random), wayOf(random)];
  },
  perform(world, tab, at: number, way: string) {
    const call = tab.network.calls[at];
    if (!call || !isThere(tab)) return;
    tab.givenToken = null;
    if (failing.has(way) && !aside.test(call.path)) tab.mayFail = true;
    if (way === "late") call.reply ??= world.host.handle(call);
    else if (way === "lost") call.lose();
    else if (way === "lost late") {
      call.reply ??= world.host.handle(call);
      call.lose();
    } else if (way === "well") answerWell(world, tab, call);
    else {
      const reply = instead[way] as Reply;
      if (reply.status === 401) noteTokens(tab, call, reply);
      if (call.path === "/api/auth/user" && refusals.has(way)) tab.refusedToken = call.token;
      call.answer(reply);
    }
  },
};

/** All that is under way is answered as it should be, in the order in which it was asked. */
const answerAll: Act = {
  weight: 10,
  choose: (_, tab) => (isThere(tab) && tab.network.calls.length > 0 ? [] : null),
  perform(world, tab) {
    if (!isThere(tab)) return;
    for (const call of [...tab.network.calls]) answerWell(world, tab, call);
    tab.givenToken = null;
  },
};

const hear: Act = {
  weight: 14,
  choose: (_, tab) => (isThere(tab) && tab.inbox.length > 0 ? [] : null),
  perform: (_, tab) => hearOf(tab),
};

export function hearOf(tab: Tab): void {
  const changed = tab.inbox.shift();
  if (changed && isThere(tab)) tab.window.tell({ type: "storage", ...changed } as { type: string });
}

export const answers = { answer, answerAll, hear };
