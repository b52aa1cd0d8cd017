import { toHostDates } from "./host-dates.ts";
import { type HostProfile, mappingOf } from "./host-profile.ts";
import { type Found, isRecord } from "./operation.ts";

type Values = Record<string, string>;
/** The parameters of a request, by their names in the contract. */
export type Asked = { request: Request; values: Values };

/** The request that the host gets; undefined where a value would lead out of the operation's path. */
export async function toHostRequest(
  profile: HostProfile,
  { id, operation, base, values }: Found,
  request: Request,
): Promise<Asked | undefined> {
  const {
    path = operation.path,
    query = {},
    parameters = {},
    dates = {},
  } = mappingOf(profile, id) ?? {};
  const given = { ...Object.fromEntries(new URL(request.url).searchParams), ...values };
  const rest: Values = toHostDates(given, dates);
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  if ([...inPath].some((name) => !rest[name])) return undefined;
  const written = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(rest[name] ?? ""));
  if (written.split("/").some(isDots)) return undefined;
  const pairs: (readonly [string, string | number | boolean])[] = [
    ...Object.entries(query),
    ...Object.entries(rest).flatMap(([name, value]) =>
      inPath.has(name) ? [] : [[nameIn(parameters, name), value] as const],
    ),
  ];
  const search = [...new Map(pairs)].map((pair) => pair.map(encodeURIComponent).join("="));
  const url = [(profile.api ?? base).replace(/\/$/, "") + written, search.join("&")];
  return {
    request: await sent(url.filter(Boolean).join("?"), request, profile.signIn, id === "login"),
    values: given,
  };
}

/** A URL takes such a segment for a step in the path, and leaves it out. */
const isDots = (segment: string) => /^(\.|%2e){1,2}$/i.test(segment);

/** The request to another address. Not all browsers take the body of a request along, so it is read. */
async function sent(
  url: string,
  request: Request,
  signIn: HostProfile["signIn"] = {},
  isSignIn: boolean,
): Promise<Request> {
  const { method, credentials, cache, redirect, referrerPolicy, keepalive, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("Content-Length");
  const bearer = /^Bearer (.+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
  if (signIn.sendTokenIn && bearer) {
    headers.delete("Authorization");
    headers.set(signIn.sendTokenIn, bearer);
  }
  const text = method === "GET" ? "" : await request.text();
  const body = isSignIn && signIn.fields ? renamed(text, signIn.fields) : text;
  return new Request(url, {
    ...{ method, headers, credentials, cache, redirect, referrerPolicy, keepalive, signal },
    body: body || null,
  });
}

const nameIn = (names: Values, name: string) =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;

function renamed(text: string, names: Values): string {
  try {
    const body: unknown = JSON.parse(text);
    if (!isRecord(body)) return text;
    const fields = Object.entries(body);
    return JSON.stringify(
      Object.fromEntries(fields.map(([name, value]) => [nameIn(names, name), value])),
    );
  } catch {
    return text;
  }
}
