import type { Module } from "partner-sdk";
import type { Call, Reply } from "./network.ts";

/** What comes before every screen of an account's session. */
export type Duty = "secondFactor" | "password" | "setUp" | null;

export type Account = {
  id: number;
  name: string;
  password: string;
  companies: Partial<Record<Module, string[]>>;
  /** Whether its password alone signs nobody in. */
  hasFactor: boolean;
  mustChangePassword: boolean;
  mustSetUp: boolean;
};

export type Session = { account: Account; isVerified: boolean };

/** What a code of the second factor is, for everyone. */
export const rightCode = "123456";

const features = [
  ...["today", "password", "second_factor", "sessions", "readings"],
  ...["intracity", "water", "counterwise_ticketing"],
];

/** Three pages, where a list comes in pages. */
const pages = 3;

/** A partner host that does what its contract says. What goes wrong on the way is no affair of its own. */
export class Host {
  readonly accounts: readonly Account[] = [
    account(1, "asha", {
      intracity: ["1", "2"],
      water: ["w1"],
      offline_counter: ["o1"],
      counterwise_ticketing: ["c1", "c2"],
    }),
    account(2, "babul", {
      intracity: ["2", "3"],
      water: ["w1", "w2"],
      counterwise_ticketing: ["c2"],
    }),
    {
      ...account(3, "chaya", { intracity: ["3"], offline_counter: ["o1", "o2"] }),
      hasFactor: true,
    },
  ];
  readonly sessions = new Map<string, Session>();
  /** Those that somebody began on a shared machine. */
  readonly sharedTokens = new Set<string>();
  /** Of the portal's scripts. */
  version = 1;
  isTodayTold = true;
  #tokens = 0;

  begin(account: Account, isVerified: boolean): string {
    const token = `token-${++this.#tokens}`;
    this.sessions.set(token, { account, isVerified });
    return token;
  }

  dutyOf({ account, isVerified }: Session): Duty {
    if (account.hasFactor && !isVerified) return "secondFactor";
    if (account.mustChangePassword) return "password";
    return account.mustSetUp ? "setUp" : null;
  }

  handle(call: Call): Reply {
    const [path = "", query = ""] = call.path.split("?");
    if (path === "/api/auth/login") return this.#login(call);
    const session = call.token === null ? undefined : this.sessions.get(call.token);
    if (!session) return failed(401, "unauthenticated");
    const token = call.token as string;
    if (path === "/api/auth/user") return done(this.#user(session, call));
    if (path === "/api/auth/logout") {
      this.sessions.delete(token);
      return done({});
    }
    const duty = this.dutyOf(session);
    const own = this.#own(path, session, token, call);
    if (duty === "secondFactor" && path !== "/api/auth/second-factor/verify") {
      return failed(403, "second_factor_required");
    }
    if (own) return own;
    if (duty === "password") return failed(403, "password_change_required");
    if (duty === "setUp") return failed(403, "second_factor_setup_required");
    if (path === "/api/today") return done({ serial: call.serial, user: session.account.name });
    if (path === "/api/readings") return done({});
    return this.#report(path, new URLSearchParams(query), session, call);
  }

  #login({ body }: Call): Reply {
    const account = this.accounts.find(({ name }) => name === body.username);
    if (!account || account.password !== body.password) return failed(401, "wrong_credentials");
    return done({ token: this.begin(account, false) });
  }

  #user(session: Session, { serial }: Call) {
    const { account } = session;
    const duty = this.dutyOf(session);
    const lists = Object.entries(account.companies).map(([module, ids]) => [
      `${module}_companies`,
      ids.map((id) => ({ [module === "water" ? "_id" : "id"]: id, name: `Company ${id}` })),
    ]);
    return {
      serial,
      user: { id: account.id, name: account.name, username: account.name },
      allowed_companies: duty === null ? Object.fromEntries(lists) : {},
      features: this.isTodayTold ? features : features.slice(1),
      must_change_password: account.mustChangePassword,
      password_rules: { min_length: 4, refuses: [] },
      second_factor: {
        needed: duty === "secondFactor",
        must_set_up: duty === "setUp",
        ways: ["totp", "recovery_code"],
      },
    };
  }

  /** What a user does of the own account. */
  #own(path: string, session: Session, token: string, { body }: Call): Reply | null {
    const { account } = session;
    if (path === "/api/auth/second-factor/verify") {
      if (body.code !== rightCode && body.recovery_code !== rightCode) {
        return failed(403, "wrong_code");
      }
      this.sessions.delete(token);
      return done({ token: this.begin(account, true) });
    }
    if (path === "/api/auth/password") {
      if (body.old_password !== account.password) return failed(403, "wrong_password");
      account.password = String(body.new_password);
      account.mustChangePassword = false;
      this.endOthers(token);
      return done({});
    }
    if (path === "/api/auth/second-factor/totp") {
      if (body.password !== account.password) return failed(403, "wrong_password");
      return done({ secret: "secret-of-totp", uri: "otpauth://totp/secret-of-totp" });
    }
    if (path === "/api/auth/second-factor/totp/confirm") {
      if (body.code !== rightCode) return failed(403, "wrong_code");
      account.mustSetUp = false;
      return done({ recovery_codes: ["secret-recovery-1", "secret-recovery-2"] });
    }
    if (path === "/api/auth/second-factor") {
      return done({ totp_since: null, recovery_codes_left: 0, passkeys: [], is_required: false });
    }
    if (path === "/api/auth/sessions/end-others") {
      this.endOthers(token);
      return done({});
    }
    if (path === "/api/auth/sessions") return done(this.#sessionsOf(account, token));
    const [, ended] = /^\/api\/auth\/sessions\/(.*)\/end$/.exec(path) ?? [];
    if (ended === undefined) return null;
    return this.sessions.delete(ended) ? done({}) : failed(404, "not_found");
  }

  endOthers(token: string): void {
    const account = this.sessions.get(token)?.account;
    for (const [other, session] of this.sessions) {
      if (other !== token && session.account === account) this.sessions.delete(other);
    }
  }

  #sessionsOf(account: Account, current: string) {
    return [...this.sessions]
      .filter(([, session]) => session.account === account)
      .map(([id]) => ({
        id,
        since: "",
        last_seen: "",
        is_current: id === current,
        user: account.name,
      }));
  }

  #report(path: string, query: URLSearchParams, { account }: Session, { serial }: Call): Reply {
    const company = path.slice(path.lastIndexOf("/") + 1);
    const module = moduleOf(path);
    if (!module || !account.companies[module]?.includes(company)) return failed(403, "forbidden");
    const about = {
      serial,
      company,
      user: account.name,
      from: query.get("from_date"),
      stoppage: query.get("stoppage"),
    };
    if (!path.includes("/vehicles/")) return done(serial % 7 === 0 ? [] : [{ id: 0, ...about }]);
    const page = Number(query.get("cursor") ?? 0);
    const next_cursor = page + 1 < pages ? String(page + 1) : null;
    return done({ rows: [{ id: page, page, ...about }], next_cursor });
  }
}

const parts: readonly (readonly [string, Module])[] = [
  ["/api/intracity/", "intracity"],
  ["/api/water/", "water"],
  ["/api/offline-counter/", "offline_counter"],
  ["/api/counterwise-ticketing/", "counterwise_ticketing"],
];

const moduleOf = (path: string) => parts.find(([part]) => path.startsWith(part))?.[1];

function account(id: number, name: string, companies: Account["companies"]): Account {
  const password = `password-of-${name}`;
  const duties = { hasFactor: false, mustChangePassword: false, mustSetUp: false };
  return { id, name, password, companies, ...duties };
}

const done = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });

export const failed = (status: number, code: string): Reply => ({
  status,
  body: { success: false, code, message: code },
});
