import { expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { startHost } from "../host.ts";
import { authenticator } from "./authenticator.ts";

it("a host that knows no page which may make passkeys has none", async () => {
  const host = await startHost(mainEngine, { ALLOWED_ORIGINS: "http://10.0.0.7:4173" });
  const headers = { authorization: `Bearer ${await host.tokenOf("demo")}` };
  const device = authenticator("http://10.0.0.7:4173");
  const made = device.make({ challenge: "x", rp: { id: "x" }, user: { id: "x" } });
  const got = device.sign({ challenge: "x", rpId: "x" });
  const statusOf = async (url: string, payload?: object) => {
    const answer = await host.app.inject({
      method: "POST",
      url,
      headers,
      ...(payload && { payload }),
    });
    return [answer.statusCode, answer.json().code];
  };
  expect([
    await statusOf("/api/auth/login/passkey/begin"),
    await statusOf("/api/auth/login/passkey", { credential: got }),
    await statusOf("/api/auth/passkeys/begin", { password }),
    await statusOf("/api/auth/passkeys", { name: "Laptop", credential: made }),
    await statusOf("/api/auth/passkeys/x/remove", { password }),
  ]).toEqual(Array(5).fill([404, "not_found"]));
  await host.stop();
});
