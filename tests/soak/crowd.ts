import { setTimeout as after } from "node:timers/promises";
import type { Kind, Place, Places } from "./places.ts";
import type { Sessions } from "./sessions.ts";
import type { Tally } from "./tally.ts";
import type { Wire } from "./wire.ts";

/** Out of a hundred requests; the rest load the user, as every start of the portal does. */
const shares: [Kind, number][] = [
  ["report", 45],
  ["page", 20],
  ["list", 15],
  ["summary", 10],
];
/** One turn in so many signs out and in again. */
const turnsASession = 200;

type Member = { name: string; token: string; places: Place[]; open: Place | undefined };
type Parts = { wire: Wire; places: Places; sessions: Sessions };

/** Each user has the companies of one column of the demo data. */
export async function gather(parts: Parts, names: string[]) {
  const members: Member[] = [];
  for (const [at, name] of names.entries()) {
    const places = parts.places.places.filter(({ company }) => company % 100 === 1 + (at % 2));
    members.push({ name, token: await parts.sessions.begin(name), places, open: undefined });
  }
  const ask = (tally: Tally): Promise<unknown> => {
    const member = one(members);
    const comes = Math.random() * turnsASession < 1;
    return comes ? parts.sessions.visit(member.name, tally) : read(parts, member, tally);
  };

  return {
    /** Reads, thinks and reads on. */
    async stroll(tally: Tally, seconds: number, thought: number) {
      const end = performance.now() + seconds * 1000;
      const walk = async (member: Member) => {
        const think = () => after(Math.min(thinking(thought), end - performance.now() + 1));
        for (await think(); performance.now() < end; await think()) {
          await turn(parts, member, tally);
        }
      };
      await Promise.all(members.map(walk));
    },
    /** Without pause: what the server can take. */
    async press(tally: Tally, seconds: number, atOnce: number) {
      const end = performance.now() + seconds * 1000;
      const reader = async () => {
        while (performance.now() < end) await ask(tally);
      };
      await Promise.all(Array.from({ length: atOnce }, reader));
    },
    /** Requests arrive at this rate, whether the others have been answered or not. */
    async rush(tally: Tally, seconds: number, rate: number) {
      const start = performance.now();
      const passed = () => (performance.now() - start) / 1000;
      const coming: Promise<unknown>[] = [];
      while (passed() < seconds) {
        while (coming.length < passed() * rate) coming.push(ask(tally));
        await after(2);
      }
      await Promise.all(coming);
    },
  };
}

const thinking = (mean: number) => -Math.log(1 - Math.random()) * mean * 1000;

async function turn(parts: Parts, member: Member, tally: Tally): Promise<unknown> {
  if (Math.random() * turnsASession >= 1) return read(parts, member, tally);
  await parts.sessions.end(member.token, tally);
  member.token = await parts.sessions.begin(member.name, tally);
  return undefined;
}

async function read(
  { wire, places, sessions }: Parts,
  member: Member,
  tally: Tally,
): Promise<unknown> {
  const place = nextPlace(member);
  if (!place) return sessions.load(member, tally);
  const answer = await wire.ask({ path: place.path, token: member.token });
  const isRight = answer.status === 200 && places.isRight(place, answer);
  return tally.note(place.path, answer, isRight);
}

/** Half of the time, a list goes on to its next page. */
function nextPlace(member: Member): Place | undefined {
  const next = Math.random() < 0.5 ? member.open?.next : undefined;
  const kind = chosenKind();
  const all = member.places.filter((place) => place.kind === kind);
  member.open = next ?? (kind && one(all));
  return member.open;
}

function chosenKind(): Kind | undefined {
  const roll = Math.random() * 100;
  let sum = 0;
  for (const [kind, share] of shares) {
    sum += share;
    if (roll < sum) return kind;
  }
  return undefined;
}

function one<T>(all: readonly T[]): T {
  const found = all[Math.floor(Math.random() * all.length)];
  if (found === undefined) throw new Error("There is none to choose from.");
  return found;
}
