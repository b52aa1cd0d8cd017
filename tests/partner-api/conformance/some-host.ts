import { afterAll, beforeAll } from "vitest";
import { mainEngine } from "../databases.ts";
import { type Host, startHost } from "../host.ts";
import { startFaultyHost } from "./faulty-host.ts";

type Grant = { company_id: number; module: string };

/** The reference API on a port of its own, and before it the host that has a fault at times. */
export function someHost(grants: Grant[], role: "reader" | "administrator" = "reader") {
  let host: Host;
  let faulty: Awaited<ReturnType<typeof startFaultyHost>>;
  let token: string;
  beforeAll(async () => {
    host = await startHost(mainEngine);
    faulty = await startFaultyHost(await host.app.listen({ host: "127.0.0.1", port: 0 }));
    await host.addUser("some", grants, role);
    token = await host.tokenOf("some");
  });
  afterAll(async () => {
    await faulty.stop();
    await host.stop();
  });
  return { faulty: () => faulty, token: () => token };
}
