import { expect, it, onTestFinished } from "vitest";
import * as minorUnits from "../portal-server/hosts/minor-units/host.ts";
import * as onePath from "../portal-server/hosts/one-path/host.ts";
import * as sixCalls from "../portal-server/hosts/six-calls/host.ts";
import { counted, run } from "./run.ts";

const hosts = [
  ["six-calls", sixCalls.startHost, sixCalls.username, sixCalls.password],
  ["one-path", onePath.startHost, onePath.username, onePath.password],
  ["minor-units", minorUnits.startHost, minorUnits.email, minorUnits.password],
] as const;

it.each(hosts)(
  "the host %s breaks neither the portal nor a screen when it is read through its profile",
  async (name, start, username, password) => {
    const host = await start();
    onTestFinished(() => host.stop());
    const profile = `tests/portal-server/hosts/${name}/partner-host.yaml`;
    const words = ["--base-url", host.url, "--profile", profile, "--sign-in", username];
    const { out, err, code } = await run(words, { PARTNER_PASSWORD: password });
    expect([err, code, ...counted(out).slice(0, 2)]).toEqual(["", 0, 0, 0]);
  },
);
