import { setTimeout as after } from "node:timers/promises";
import { password } from "./served.ts";
import type { Tally } from "./tally.ts";
import type { Wire } from "./wire.ts";

const patience = 200;

export function sessionsOn(wire: Wire) {
  const live = new Map<string, string>();
  const ended = new Map<string, string>();

  const load = async ({ name, token }: { name: string; token: string }, tally?: Tally) => {
    const answer = await wire.ask({ path: "/api/auth/user", token });
    const isRight = answer.status === 200 && JSON.parse(answer.body).data.user.name === name;
    tally?.note(`user of ${name}`, answer, isRight);
    return answer.status;
  };

  async function tryToBegin(name: string, tally: Tally | undefined): Promise<string | undefined> {
    const body = { username: name, password };
    const answer = await wire.ask({ path: "/api/auth/login", method: "POST", body });
    const token = answer.status === 200 ? String(JSON.parse(answer.body).data.token) : undefined;
    if (token) live.set(token, name);
    tally?.note(`sign-in of ${name}`, answer, Boolean(token));
    return token;
  }

  async function end(token: string, tally: Tally): Promise<void> {
    const answer = await wire.ask({ path: "/api/auth/logout", method: "POST", token });
    if (!tally.note("sign-out", answer, JSON.parse(answer.body).success === true)) return;
    ended.set(token, live.get(token) ?? "");
    live.delete(token);
  }

  return {
    load,
    end,
    async begin(name: string, tally?: Tally): Promise<string> {
      for (let tries = 0; tries < patience; tries += 1) {
        const token = await tryToBegin(name, tally);
        if (token) return token;
        await after(100);
      }
      throw new Error(`${name} could not sign in.`);
    },
    /** Gets as far as the server lets it. */
    async visit(name: string, tally: Tally) {
      const token = await tryToBegin(name, tally);
      if (!token) return;
      await load({ name, token }, tally);
      if (Math.random() < 0.5) await end(token, tally);
    },
    /** Sessions that the server has forgotten, and those that it failed to end. */
    async lost(): Promise<string[]> {
      const all = [...live].map(([token, name]) => ({ token, name, status: 200 }));
      const gone = [...ended].map(([token, name]) => ({ token, name, status: 401 }));
      const found: string[] = [];
      for (const { token, name, status } of [...all, ...gone]) {
        const got = await load({ name, token });
        if (got !== status) found.push(`${name}: ${got} for ${status}`);
      }
      return found;
    },
    get counted() {
      return { live: live.size, ended: ended.size };
    },
  };
}

export type Sessions = ReturnType<typeof sessionsOn>;
