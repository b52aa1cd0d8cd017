import { toHostDates } from "./host-dates.ts";
import { type HostProfile, mappingOf } from "./host-profile.ts";
import type { Found } from "./operation.ts";

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
  const written = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(rest[name] ?? "");
    delete rest[name];
    return value;
  });
  if (written.split("/").some((segment) => segment === "." || segment === "..")) return undefined;
  const pairs = [
    ...Object.entries(query),
    ...Object.entries(rest).map(([name, value]) => [parameters[name] ?? name, value] as const),
  ];
  const search = new Map(pairs.map(([name, value]) => [name, encodeURIComponent(value)]));
  const url = [
    (profile.api ?? base).replace(/\/$/, "") + written,
    [...search].map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&"),
  ];
  return {
    request: await sent(url.filter(Boolean).join("?"), request, profile.signIn, id === "login"),
    values: given,
  };
}

/** The request to another address. Not all browsers take the body of a request along, so it is read. */
async function sent(
  url: string,
  request: Request,
  signIn: HostProfile["signIn"] = {},
  isSignIn: boolean,
): Promise<Request> {
  const { method, credentials, cache, redirect, referrerPolicy, keepalive, signal } = request;
  const headers = new Headers(request.headers);
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

function renamed(text: string, names: Values): string {
  try {
    const fields = Object.entries(JSON.parse(text));
    return JSON.stringify(
      Object.fromEntries(fields.map(([name, value]) => [names[name] ?? name, value])),
    );
  } catch {
    return text;
  }
}
