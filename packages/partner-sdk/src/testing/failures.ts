import type { Schemas } from "../contract.ts";
import { failures } from "../generated/examples.ts";

/** What a host says that refuses: the contract's codes. */
type Code = Schemas["FailureCode"];
/** What stands between a client and its host: no connection, no answer, somebody else's page, half an answer. */
type Broken = "lost" | "silent" | "not_json" | "wrong_envelope";

/** A failure by its name, or any status. */
export type FailureName = Code | Broken | number;

const page = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";

const broken: Record<Broken, () => Promise<Response>> = {
  // As Node's fetch does; a browser's tells no code.
  lost: async () => {
    const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    throw new TypeError("fetch failed", { cause });
  },
  silent: () => new Promise(() => {}),
  not_json: async () => new Response(page, { headers: { "Content-Type": "text/html" } }),
  wrong_envelope: async () => Response.json({ rows: [] }),
};

/** Fails by a name; what is said of the failure takes precedence over the contract's example. */
export async function failing(
  name: FailureName,
  said: Partial<Schemas["ValidationFailure"]> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  if (name in broken) return broken[name as Broken]();
  const all = Object.values(failures);
  const example = failures[name as Code] ?? all.find(({ status }) => status === name);
  const unnamed = { success: false, code: "other", message: `Failed with ${name}.` };
  const status = example?.status ?? Number(name);
  return Response.json({ ...(example?.body ?? unnamed), ...said }, { status, headers });
}
