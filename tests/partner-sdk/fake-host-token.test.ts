import { createPartnerClient, getUser } from "partner-sdk";
import { fakeHost } from "partner-sdk/testing";
import { describe, expect, it } from "vitest";
import { operations } from "../contract/contract.ts";

describe("a fake host that wants a token", () => {
  it("looks at it before what it was told, which it keeps for who brings one", async () => {
    const host = fakeHost({ wantsToken: true });
    const client = createPartnerClient({ baseUrl: host.url, fetch: host.fetch });
    host.fails(getUser, "unavailable", { times: 1 });
    const headers = { Authorization: "Bearer an-opaque-access-token" };
    const statuses: number[] = [];
    for (const options of [{}, { headers }, { headers }]) {
      const { response } = await client.GET("/api/auth/user", options);
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 503, 200]);
  });

  it("wants none where the contract wants none", async () => {
    const host = fakeHost({ wantsToken: true });
    const answered: string[] = [];
    for (const { method, path, operation } of operations) {
      const url = host.url + path.replace(/\{\w+\}/g, "7");
      const { ok } = await host.fetch(new Request(url, { method: method.toUpperCase() }));
      if (ok) answered.push(operation.operationId);
    }
    expect(answered).toEqual([
      "login",
      "beginPasskeySignIn",
      "signInWithPasskey",
      "readInvitation",
      "acceptInvitation",
    ]);
    const open = operations.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ operation }) => operation.operationId)).toEqual(answered);
  });
});
