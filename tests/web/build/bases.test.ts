import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { basesIn } from "web/scripts/bases.ts";

const build = fileURLToPath(new URL("../../../packages/web/scripts/build.ts", import.meta.url));

describe("the addresses of a build", () => {
  it("are empty without a setting", () => {
    expect([basesIn({}), basesIn({ PARTNER_API_BASE_URL: "", ASSET_BASE_URL: " " })]).toEqual([
      { apiBase: "", assetBase: "" },
      { apiBase: "", assetBase: "" },
    ]);
  });

  it("may have a port and a path", () => {
    const env = {
      PARTNER_API_BASE_URL: " https://api.acme.example:8443/partner/ ",
      ASSET_BASE_URL: "http://[::1]:4173",
    };
    expect(basesIn(env)).toEqual({
      apiBase: "https://api.acme.example:8443/partner/",
      assetBase: "http://[::1]:4173",
    });
  });

  it.each([
    "api.acme.example",
    "localhost:4173",
    "/partner",
    "ftp://acme.example",
    "https://",
    "https://user@acme.example",
    "https://acme.example?a=b",
    "https://acme.example/#a",
    "https://acme.example:99999",
  ])("are refused in one sentence that names the setting and an example: %s", (address) => {
    expect(() => basesIn({ PARTNER_API_BASE_URL: address })).toThrow(
      new Error(
        "PARTNER_API_BASE_URL must be an address such as https://api.example, without a user, a query or a fragment.",
      ),
    );
    expect(() => basesIn({ ASSET_BASE_URL: address })).toThrow(
      new Error(
        "ASSET_BASE_URL must be an address such as https://assets.example, without a user, a query or a fragment.",
      ),
    );
  });
});

it("a build says so, and leaves what was built before", async () => {
  const dist = await mkdtemp(join(tmpdir(), "partner-build-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, "index.html"), "before");
  const env = { ...process.env, PARTNER_API_BASE_URL: "api.acme.example" };
  const args = ["--import", "tsx", build, dist];
  const built = await new Promise((resolve) =>
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    ),
  );
  expect([built, await readdir(dist)]).toEqual([
    [
      1,
      "",
      "PARTNER_API_BASE_URL must be an address such as https://api.example, without a user, a query or a fragment.\n",
    ],
    ["index.html"],
  ]);
});
