import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Proxies, proxiesIn } from "./http/proxies.ts";
import { modulesWithFeature } from "./modules.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

const logFormats = ["json", "people"];

export type Settings = {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  dataDirectory: string;
  /** Of demo data that are made, up to the running one. */
  demoDays: number;
  databaseWaitSeconds: number;
  connections: number;
  /** Not behind a pooler that keeps none. */
  preparesStatements: boolean;
  statementTimeout: number;
  reportingTimeZone: string;
  /** Null where nobody has said it. */
  weekStartsOn: string | null;
  weekend: string[];
  /** Of all amounts; null where nobody has said it. */
  currency: string | null;
  /** The same for demo data; null where somebody has said another, or none. */
  demoCurrency: string | null;
  allowedOrigins: string[];
  browserCache: boolean;
  showReference: boolean;
  trustProxy: Proxies;
  requestsPerMinute: number;
  mostInFlight: number;
  answersPerCheck: number;
  /** By which secrets of second factors are sealed, the first for new ones. */
  secondFactorKeys: Buffer[];
  /** Where users open the portal, if somebody has said it. */
  portalOrigin: string | undefined;
  /** Of the pages that may make passkeys and sign in with them. */
  passkeyOrigins: string[];
  sessionHours: number;
  sessionIdleMinutes: number;
  /** 0 keeps none. */
  signInPlacesDays: number;
  /** None without it. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Of passengers' names and plates; 0 for never. */
  forgetAfterDays: number;
  /** Whole months of records before the running one; 0 for all. */
  keepRecordsMonths: number;
  /** How long the record of reading is kept; 0 for none. */
  accessLogDays: number;
  logLevel: string;
};

/** What every server has, whether a database or a host is behind it. */
export type ServerSettings = Pick<
  Settings,
  | "host"
  | "port"
  | "trustProxy"
  | "requestsPerMinute"
  | "mostInFlight"
  | "metricsPort"
  | "metricsHost"
  | "logLevel"
>;

export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const reportingTimeZone = timeZone(env.REPORTING_TIMEZONE || home.timeZone);
  // Another country's week is not assumed.
  const isHome = canonical(reportingTimeZone) === canonical(home.timeZone);
  const { weekStartsOn, weekend } = isHome ? home : elsewhere;
  return {
    ...readServerSettings(env),
    databaseUrl: database(env, "DATABASE_URL"),
    databaseReplicaUrl: replicaUrl(env),
    dataDirectory: env.DATA_DIR ? typedPath(env.DATA_DIR, env) : join(repository, ".data"),
    demoDays: whole(env, "DEMO_DAYS", 90, 1, 400),
    databaseWaitSeconds: whole(env, "DATABASE_WAIT_SECONDS", 60, 0, 3600),
    connections: whole(env, "DATABASE_CONNECTIONS", 10, 1, 1000),
    preparesStatements: isTrue("PREPARED_STATEMENTS", env.PREPARED_STATEMENTS || "true"),
    statementTimeout: whole(env, "STATEMENT_TIMEOUT_MS", 15_000, 100, 3_600_000),
    reportingTimeZone,
    weekStartsOn: weekdays("WEEK_STARTS_ON", env.WEEK_STARTS_ON ?? weekStartsOn, 1)[0] ?? null,
    weekend: weekdays("WEEKEND", env.WEEKEND ?? weekend, 7),
    currency: currencyCode(env.CURRENCY ?? ""),
    demoCurrency: env.CURRENCY === undefined ? home.currency : null,
    allowedOrigins: origins("ALLOWED_ORIGINS", env.ALLOWED_ORIGINS ?? ""),
    browserCache: isTrue("BROWSER_CACHE", env.BROWSER_CACHE),
    showReference: isTrue("SHOW_REFERENCE", env.SHOW_REFERENCE || "true"),
    answersPerCheck: whole(env, "ANSWERS_PER_CHECK", 100, 1, 1_000_000),
    secondFactorKeys: keys(secret(env, "SECOND_FACTOR_KEY")),
    portalOrigin: portalOrigin(env),
    passkeyOrigins: passkeyOrigins(env),
    sessionHours: whole(env, "SESSION_HOURS", 12, 1, 24 * 365),
    sessionIdleMinutes: whole(env, "SESSION_IDLE_MINUTES", 120, 1, 60 * 24 * 365),
    signInPlacesDays: whole(env, "SIGN_IN_PLACES_DAYS", 90, 0, 3650),
    forgetAfterDays: whole(env, "FORGET_AFTER_DAYS", 0, 0, 36_500),
    keepRecordsMonths: whole(env, "KEEP_RECORDS_MONTHS", 0, 0, 1200),
    accessLogDays: accessLogDays(env),
  };
}

export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  checkLogFormat(env.LOG_FORMAT);
  return {
    host: env.HOST || "127.0.0.1",
    port: whole(env, "PORT", 4173, 0, 65_535),
    trustProxy: trustProxy(env.TRUST_PROXY),
    requestsPerMinute: whole(env, "REQUESTS_PER_MINUTE", 1200, 1, 10_000_000),
    mostInFlight: whole(env, "REQUESTS_IN_FLIGHT", 256, 1, 100_000),
    metricsPort: env.METRICS_PORT ? whole(env, "METRICS_PORT", 0, 0, 65_535) : undefined,
    metricsHost: env.METRICS_HOST || "127.0.0.1",
    logLevel: env.LOG_LEVEL || "info",
  };
}

function replicaUrl(env: NodeJS.ProcessEnv) {
  const url = database(env, "DATABASE_REPLICA_URL");
  if (url && !secret(env, "DATABASE_URL")) {
    throw new WrongSetting("DATABASE_REPLICA_URL needs DATABASE_URL, of which it is a replica.");
  }
  return url;
}

/** Every process of a user can read the environment of the others; a file can be kept from them. */
function secret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name] || undefined;
  if (env[name]) throw new WrongSetting(`Set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(typedPath(file, env), "utf8").trim() || undefined;
  } catch (error) {
    throw new WrongSetting(`${name}_FILE cannot be read: ${(error as Error).message}`);
  }
}

/** Without the address itself, which may hold a password. */
function database(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const url = secret(env, name);
  if (!url || (/^(postgres(ql)?:\/\/|socket:)/i.test(url) && URL.canParse(url))) return url;
  throw new WrongSetting(`${name} must be an address such as postgres://user@db.example/partner.`);
}

const home = {
  timeZone: "Asia/Dhaka",
  weekStartsOn: "sunday",
  weekend: "friday,saturday",
  currency: "BDT",
};
const elsewhere = { weekStartsOn: "", weekend: "" };

export function whole(
  env: NodeJS.ProcessEnv,
  name: string,
  otherwise: number,
  least: number,
  most: number,
) {
  const text = env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new WrongSetting(`${name} must be a whole number from ${least} to ${most}.`);
}

/** The database keeps what is younger than the fewest of these days, whatever it is told. */
function accessLogDays(env: NodeJS.ProcessEnv) {
  const days = whole(env, "READINGS_DAYS", 90, 0, 3650);
  if (days === 0 || days >= 30) return days;
  throw new WrongSetting("READINGS_DAYS must be 0, or at least 30.");
}

/** A zone goes by several names, in letters of either case. */
const canonical = (zone: string) =>
  new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

/** As it is typed: a database keeps that name. */
function timeZone(name: string): string {
  try {
    return canonical(name) && name;
  } catch {
    throw new WrongSetting(`REPORTING_TIMEZONE must be a time zone such as Asia/Dhaka.`);
  }
}

const week = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

function weekdays(name: string, text: string, most: number): string[] {
  const days = text
    .toLowerCase()
    .split(",")
    .flatMap((day) => day.trim() || []);
  const isWeek = days.every((day) => week.includes(day)) && new Set(days).size === days.length;
  if (isWeek && days.length <= most) return days;
  const example = most === 1 ? "a day of the week such as sunday" : "days such as friday,saturday";
  throw new WrongSetting(`${name} must be ${example}.`);
}

function currencyCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === "" || /^[A-Z]{3}$/.test(code)) return code || null;
  throw new WrongSetting("CURRENCY must be the three letters of a currency such as BDT.");
}

/** What is written in which form is decided before there are settings, and a wrong word must not pass in silence. */
function checkLogFormat(text = "") {
  if (text === "" || logFormats.includes(text)) return;
  throw new WrongSetting("LOG_FORMAT must be json or people.");
}

function isTrue(name: string, text = ""): boolean {
  if (["", "true", "false"].includes(text)) return text === "true";
  throw new WrongSetting(`${name} must be true or false.`);
}

function trustProxy(text = ""): Proxies {
  const proxies = proxiesIn(text.trim());
  if (proxies !== undefined) return proxies;
  throw new WrongSetting(
    "TRUST_PROXY must be the number of proxies in front of the server, such as 1, or their networks, such as loopback,10.0.0.0/8.",
  );
}

const keyBytes = 32;

function keys(text = ""): Buffer[] {
  const all = text.split(",").flatMap((key) => key.trim() || []);
  const bytes = all.map((key) => Buffer.from(key, "base64"));
  if (bytes.every(({ length }) => length === keyBytes)) return bytes;
  throw new WrongSetting(
    "SECOND_FACTOR_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several of them with commas in between.",
  );
}

/** Browsers make passkeys for host names alone, and on pages that nobody can have changed on their way. */
function passkeyOrigins(env: NodeJS.ProcessEnv) {
  const own = portalOrigin(env) ?? [];
  const others = origins("ALLOWED_ORIGINS", env.ALLOWED_ORIGINS ?? "");
  const all = [...new Set([own, others].flat())];
  return all.filter((each) => {
    const { protocol, hostname } = new URL(each);
    const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
    return !isAddress && (protocol === "https:" || hostname === "localhost");
  });
}

function portalOrigin({ PORTAL_ORIGIN = "" }: NodeJS.ProcessEnv): string | undefined {
  if (PORTAL_ORIGIN.includes(",")) throw new WrongSetting("PORTAL_ORIGIN must be one origin.");
  return origin("PORTAL_ORIGIN", PORTAL_ORIGIN)[0];
}

const origins = (name: string, text: string) =>
  text.split(",").flatMap((each) => origin(name, each));

/** Of any other scheme, such as `localhost:` in `localhost:3000`, the origin is `null`, which every page can have. */
function origin(name: string, text: string): string[] {
  if (text.trim() === "") return [];
  const { protocol, origin } = URL.canParse(text.trim()) ? new URL(text.trim()) : {};
  if (origin && (protocol === "https:" || protocol === "http:")) return [origin];
  throw new WrongSetting(`${name} must list origins such as https://portal.example.`);
}

/** The features of the contract that this host has. */
export const featuresOf = ({ passkeyOrigins, accessLogDays }: Settings): string[] => [
  ...modulesWithFeature,
  "today",
  "earlier_days",
  "drill_downs",
  "same_hours",
  "password",
  "sessions",
  "second_factor",
  ...(passkeyOrigins.length > 0 ? ["passkeys"] : []),
  ...(accessLogDays > 0 ? ["readings"] : []),
  "administration",
];

/** pnpm runs a script in the folder of its package.json, but a path is relative to where it was typed. */
export function typedPath(path: string, env: NodeJS.ProcessEnv): string {
  const folder = process.cwd();
  const isScript = env.PNPM_SCRIPT_SRC_DIR === folder;
  return resolve((isScript && env.INIT_CWD) || folder, path);
}
