import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../contract/contract.ts";
import { companyOperations, range } from "./company-operations.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";
import { authenticator } from "./passkeys/authenticator.ts";
import { codeOf } from "./second-factor/codes-app.ts";

const require = createRequire(import.meta.url);
const program = require.resolve("@stoplight/prism-cli/dist/index.js");
const contract = fileURLToPath(new URL("../../openapi/partner.yaml", import.meta.url));

/** Prism notes in a header what the contract does not allow. */
async function startPrism(target: string) {
  const child = spawn(process.execPath, [program, "proxy", contract, target, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /Prism is listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(line) ?? [];
    if (url) {
      child.stdout.resume();
      return { url, stop: () => void child.kill() };
    }
  }
  throw new Error("Prism ended before it listened.");
}

let host: Host;
let prism: Awaited<ReturnType<typeof startPrism>>;
beforeAll(async () => {
  host = await startHost("PGlite", { PORTAL_ORIGIN: "http://localhost" });
  await host.app.listen({ host: "127.0.0.1", port: 0 });
  const address = host.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  prism = await startPrism(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  prism.stop();
  await host.stop();
});

it("finds nothing in a journey over all operations", async () => {
  const seen: string[] = [];
  const violations: unknown[] = [];
  async function ask(id: string, url: string, init: RequestInit = {}) {
    const answer = await fetch(`${prism.url}${url}`, init);
    seen.push(id);
    const found = answer.headers.get("sl-violations");
    if (found || !answer.ok) violations.push([url, answer.status, found]);
    return answer.json();
  }

  const { data } = await ask("login", "/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "demo", password }),
  });
  const headers = { authorization: `Bearer ${data.token}` };
  await ask("getUser", "/api/auth/user", { headers });
  await ask("getToday", "/api/today", { headers });
  for (const { id, company, urlFor } of companyOperations) {
    const page = await ask(id, urlFor(company), { headers });
    const cursor = page.data?.next_cursor;
    if (cursor) await ask(id, `${urlFor(company)}&cursor=${cursor}`, { headers });
  }
  const days = `from_date=${range.from_date}&to_date=${range.to_date}`;
  await ask("listReadings", `/api/readings?company_id=101&${days}`, { headers });
  await ask("noteReading", "/api/readings", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      act: "exported",
      report: "/api/intracity/summary/{company_id}",
      company_id: 101,
      ...range,
    }),
  });
  await host.tokenOf("demo");
  const { data: sessions } = await ask("listSessions", "/api/auth/sessions", { headers });
  const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
  await ask("endSession", `/api/auth/sessions/${other.id}/end`, { method: "POST", headers });
  await ask("endOtherSessions", "/api/auth/sessions/end-others", { method: "POST", headers });
  const send = (id: string, url: string, body?: object, token?: string) =>
    ask(id, url, {
      method: "POST",
      headers: {
        ...(token === undefined ? headers : { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const place = { company_id: 101, module: "intracity" };
  const invitations = "/api/administration/invitations";
  const invited = { ...place, name: "Nasrin Akter", role: "reader" };
  const accountOf = async (username: string) => {
    const { token } = (await send("invite", invitations, invited)).data;
    await send("readInvitation", "/api/invitations/read", { token }, "");
    await send(
      "acceptInvitation",
      "/api/invitations/accept",
      { token, username, name: "Nasrin Akter", password },
      "",
    );
    const { data } = await ask("listAccess", "/api/administration/access?company_id=101", {
      headers,
    });
    return data.find((each: { username: string }) => each.username === username).user_id;
  };
  const of = { ...place, user_id: await accountOf("nasrin") };
  await send("endUserSessions", "/api/administration/sessions/end", of);
  await send("endAccess", "/api/administration/access/end", of);
  const { token: again } = (await send("invite", invitations, invited)).data;
  await send("joinByInvitation", "/api/invitations/join", { token: again });
  await send("invite", invitations, invited);
  const { data: open } = await ask("listInvitations", `${invitations}?company_id=101`, { headers });
  await send("withdrawInvitation", `${invitations}/${open[0].id}/withdraw`, place);
  const ofTotp = "/api/auth/second-factor/totp";
  const { data: offered } = await send("beginTotp", ofTotp, { password });
  const { data: given } = await send("confirmTotp", `${ofTotp}/confirm`, {
    code: codeOf(offered.secret, new Date()),
  });
  await ask("getSecondFactor", "/api/auth/second-factor", { headers });
  const waiting = (await host.signIn("demo")).json().data.token;
  await ask("getUser", "/api/auth/user", { headers: { authorization: `Bearer ${waiting}` } });
  const [recovery_code] = given.recovery_codes;
  const verify = "/api/auth/second-factor/verify";
  await send("verifySecondFactor", verify, { recovery_code }, waiting);
  const device = authenticator("http://localhost");
  const { data: creation } = await send("beginPasskey", "/api/auth/passkeys/begin", { password });
  const credential = device.make(creation);
  const { data: passkey } = await send("addPasskey", "/api/auth/passkeys", {
    name: "Laptop",
    credential,
  });
  const { data: request } = await send("beginPasskeySignIn", "/api/auth/login/passkey/begin");
  const got = device.sign(request);
  await send("signInWithPasskey", "/api/auth/login/passkey", { credential: got }, "");
  await send("renewRecoveryCodes", "/api/auth/second-factor/recovery-codes", { password });
  await send("removeTotp", `${ofTotp}/remove`, { password });
  await send("removePasskey", `/api/auth/passkeys/${passkey.id}/remove`, { password });
  await send("changePassword", "/api/auth/password", {
    old_password: password,
    new_password: `${password}, another`,
  });
  await ask("logout", "/api/auth/logout", { method: "POST", headers });

  expect(violations).toEqual([]);
  expect(new Set(seen)).toEqual(new Set(operations.map(({ operation }) => operation.operationId)));
});

it("finds what the contract does not allow", async () => {
  const answer = await fetch(`${prism.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.headers.get("sl-violations")).toContain("username");
});
