import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { modulesWithFeature } from "../features.ts";
import { runPnpm } from "../pnpm.ts";
import type { Asked, Fault } from "./faulty-host.ts";
import { someHost } from "./faulty-host.ts";
import { rows, withData } from "./seeds.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { scripts } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);
const page = readFileSync(new URL("../../docs/conformance.md", import.meta.url), "utf8");

const { faulty, token } = someHost([{ company_id: 401, module: "toll_plaza" }]);

/** Faults of one host, as the page shows them. */
const faults: Fault = {
  at: () => true,
  change(body, answer, asked) {
    const { url, token } = asked;
    if (url === "/api/auth/user" && token && answer.status === 200)
      return withData(body, { features: [...modulesWithFeature, "drill_downs"] });
    if (url === "/api/tollplaza/fares/401" && token)
      return rows({ fare: "1,250" }, 2)(body, answer, asked);
    if (url.startsWith("/api/tollplaza/reports/collection/401") && !token)
      return { status: 200, body: { success: true, data: [] } };
    return isList(asked) ? { headers: { "content-type": "application/json" } } : {};
  },
};

const isList = ({ url, token }: Asked) =>
  token !== undefined && /tollplaza\/[a-z-]+\/401/.test(url);

it("prints, as a command, what its page shows", async () => {
  const { PARTNER_PASSWORD, ...env } = process.env;
  // Everything is installed already.
  const command = scripts.conformance.split(" && ").at(-1) ?? "";
  const words = ["-s", "--config.verify-deps-before-run=false", "exec", ...command.split(" ")];
  const { out, code } = await faulty().with(faults, () =>
    runPnpm([...words, "--base-url", faulty().baseUrl], root, {
      ...env,
      PARTNER_TOKEN: token(),
    }).then(
      ({ stdout }) => ({ out: stdout, code: 0 }),
      ({ stdout, code }) => ({ out: stdout, code }),
    ),
  );
  const [, shown] = /```text\n(.*?)```/s.exec(page) ?? [];
  expect({ out, code }).toEqual({ out: shown, code: 1 });
});
