import { buildServer, readSettings } from "partner-api";
import { describe, expect, it } from "vitest";
import { mainEngine, openAt } from "../databases.ts";
import { password } from "../demo-users.ts";
import { servedOperations } from "../served-operations.ts";
import { fromBase32 } from "./codes-app.ts";
import { ownSecondFactor } from "./own-second-factor.ts";

const [oldKey, newKey, foreignKey] = [1, 2, 3].map((byte) =>
  Buffer.alloc(32, byte).toString("base64"),
);

describe.each([mainEngine])("a secret that is kept on %s", (engine) => {
  const account = ownSecondFactor(engine, { SECOND_FACTOR_KEY: String(oldKey) });
  const { host, setUp, waiting, now, pass } = account;

  const kept = async () => {
    const [row] = await host().db.query<{ secret: string }>("select secret from totp_secrets");
    return row?.secret ?? "";
  };

  /** Another server on the same database, with a connection of its own. */
  async function verifiedElsewhere(keys: string | undefined, token: string, code: string) {
    const db = engine === "PGlite" ? host().db : await openAt(host().place);
    const logged: string[] = [];
    const app = await buildServer({
      db,
      operations: servedOperations,
      settings: readSettings({ ...(keys && { SECOND_FACTOR_KEY: keys }) }),
      now,
      logTo: { write: (line: string) => void logged.push(line) },
    });
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/second-factor/verify",
      headers: { authorization: `Bearer ${token}` },
      payload: { code },
    });
    await app.close();
    if (engine !== "PGlite") await db.close();
    return { status: answer.statusCode, logged: logged.join("") };
  }

  it("is nothing that could be read without the key [V6.0.4]", async () => {
    const { secret } = await setUp();
    const bytes = fromBase32(secret);
    expect(await kept()).toMatch(/^sealed\.[\w-]{64}$/);
    const stored = Buffer.from((await kept()).slice("sealed.".length), "base64url");
    expect([bytes.length, stored.includes(bytes)]).toEqual([20, false]);
  });

  it("is sealed anew each time, for its user alone [V6.0.4, V11.3.1]", async () => {
    await setUp();
    const first = await kept();
    await host().db.query("delete from totp_secrets");
    await setUp();
    expect(await kept()).not.toBe(first);
    const others = await host().addUser("another", []);
    await host().db.query("update totp_secrets set user_id = $1", [others]);
    const { token } = (await host().signIn("another")).json().data;
    const { status, logged } = await verifiedElsewhere(oldKey, token, "123456");
    expect(status).toBe(500);
    expect(logged).toContain("sealed with a key that SECOND_FACTOR_KEY does not name");
    await host().db.query("delete from users where user_id = $1", [others]);
  });

  it("opens with each key that is named, and with no other [V6.0.4]", async () => {
    const { shown } = await setUp();
    const statusWith = async (keys: string | undefined) =>
      (await verifiedElsewhere(keys, await waiting(), shown())).status;
    expect([await statusWith(foreignKey), await statusWith(undefined)]).toEqual([500, 500]);
    expect(await statusWith(`${newKey},${oldKey}`)).toBe(200);
  });

  it("from before there was a key opens as well", async () => {
    const { secret, shown } = await setUp();
    await host().db.query("update totp_secrets set secret = $1", [
      `open.${fromBase32(secret).toString("base64url")}`,
    ]);
    expect((await verifiedElsewhere(oldKey, await waiting(), shown())).status).toBe(200);
  });

  it("counts once, on whichever server and after whichever start [V6.5.1]", async () => {
    const { shown } = await setUp();
    const code = shown();
    const tokens = [await waiting(), await waiting()];
    const answers = await Promise.all(
      tokens.map((token) => verifiedElsewhere(oldKey, token, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await verifiedElsewhere(oldKey, await waiting(), code)).status).toBe(403);
    pass(1);
    expect((await verifiedElsewhere(oldKey, await waiting(), shown())).status).toBe(200);
  });
});

describe.each([mainEngine])("without a key on %s", (engine) => {
  const { host, setUp, waiting, verify, post } = ownSecondFactor(engine);

  it("a secret is kept as it is, and opens", async () => {
    const { token, shown } = await setUp();
    const [row] = await host().db.query<{ secret: string }>("select secret from totp_secrets");
    expect(row?.secret).toMatch(/^open\.[\w-]{27}$/);
    expect((await verify(await waiting(), { code: shown() })).statusCode).toBe(200);
    expect(
      (await post("/api/auth/second-factor/totp/remove", token, { password })).statusCode,
    ).toBe(200);
  });
});
