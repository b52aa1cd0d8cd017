import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { run } from "./run.ts";
import { refused, startSaying, unauthenticated } from "./saying-host.ts";

const env = { PARTNER_PASSWORD: "a phrase for the tests" };
const signingIn = (baseUrl: string) => ["--base-url", baseUrl, "--sign-in", "rahim"];

it.each([
  refused(400, "bad_request"),
  unauthenticated,
  refused(403, "forbidden"),
  refused(422, "unprocessable"),
])(
  "says of a refusal with $status that the fields may have other names, and tries nothing else",
  async (answer) => {
    const { baseUrl, asked } = await startSaying(answer);
    const { out, err, code } = await run(signingIn(baseUrl), env);
    expect([out, code, asked]).toEqual(["", 2, ["POST /api/auth/login"]]);
    expect(err).toBe(
      `Could not check the host: it refused the sign-in (status ${answer.status}). Either the user name or the password is wrong, or the host expects another request. The names of its fields, username and password, were designed here; a host may have others. Name those in a profile, such as signIn: { fields: { username: email, password: pin } }, and use --profile. Nothing else was tried, so that no account gets locked.`,
    );
  },
);

it("says which fields were sent where a profile names them", async () => {
  const { baseUrl, asked } = await startSaying(unauthenticated);
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "partner-host.yaml");
  writeFileSync(file, "signIn: { fields: { username: email } }\n");
  const { err, code } = await run([...signingIn(baseUrl), "--profile", file], env);
  expect([code, asked]).toEqual([2, ["POST /api/auth/login"]]);
  expect(err).toContain("The profile names the fields email and password. Nothing else was tried");
});

it.each([
  [{ status: 404 }, "status 404"],
  [{ status: 405 }, "status 405"],
  [{ status: 501 }, "status 501"],
  [{ status: 200 }, "status 200, without JSON"],
])("says that the address may be wrong where $0 comes of the sign-in", async (answer, came) => {
  const { baseUrl, asked } = await startSaying(answer);
  expect(await run(signingIn(baseUrl), env)).toEqual({
    out: "",
    err: `Could not check the host: it has nothing at POST /api/auth/login (${came}). The address may be wrong: --base-url is what stands before /api.`,
    code: 2,
  });
  expect(asked).toEqual(["POST /api/auth/login"]);
});

it("prints neither the user name nor the password", async () => {
  const { baseUrl } = await startSaying({
    status: 401,
    body: { message: `No rahim with ${env.PARTNER_PASSWORD}` },
  });
  const { err } = await run(signingIn(baseUrl), env);
  expect(err).not.toMatch(/rahim|phrase/);
});
