import { existsSync, readFileSync } from "node:fs";
import { securityHeaders } from "partner-api/server/security-headers.ts";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

type Service = {
  profiles?: string[];
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
  volumes?: string[];
};
const { services, volumes } = parse(readFileSync("deploy/compose.yaml", "utf8"), {
  merge: true,
}) as { services: Record<string, Service>; volumes: Record<string, null> };
const dockerfiles = ["deploy/Dockerfile", "deploy/portal.Dockerfile"];

describe("compose.yaml", () => {
  it("starts the portal alone, and with a profile the reference API and its database too", () => {
    const alone = Object.keys(services).filter((name) => !services[name]?.profiles);
    const others = Object.keys(services).filter((name) => services[name]?.profiles);
    expect(alone).toEqual(["portal"]);
    expect(others).toEqual(["api", "prepare", "postgres"]);
    expect(others.flatMap((name) => services[name]?.profiles)).toEqual(
      others.map(() => "reference"),
    );
  });

  it("names images, services and volumes that are there", () => {
    const all = Object.values(services);
    const built = all.flatMap(({ build }) => build ?? []);
    expect([...new Set(built.map(({ context }) => context))]).toEqual([".."]);
    expect([...new Set(built.map(({ dockerfile }) => dockerfile))].sort()).toEqual(dockerfiles);
    const needed = all.flatMap(({ depends_on }) => Object.keys(depends_on ?? {}));
    expect(needed.filter((name) => !services[name])).toEqual([]);
    const kept = all.flatMap((service) => service.volumes ?? []).map((each) => each.split(":")[0]);
    expect(kept).toEqual(Object.keys(volumes));
  });

  it("has the portal trust no proxy unless one is named, and the API trust the portal", () => {
    const { PARTNER_HOST, TRUST_PROXY } = services.portal?.environment ?? {};
    expect([PARTNER_HOST?.slice(1), TRUST_PROXY?.slice(1)]).toEqual([
      "{PARTNER_HOST:-http://api:4173}",
      "{TRUST_PROXY:-}",
    ]);
    expect(services.api?.environment).toMatchObject({ TRUST_PROXY: "uniquelocal" });
  });
});

it.each(dockerfiles)("%s copies what is in the repository", (file) => {
  const copies = [...readFileSync(file, "utf8").matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const paths = copies.flatMap(([, from = ""]) => from.split(" "));
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it("nginx serves plain files with the security headers of the server", () => {
  const text = readFileSync("deploy/nginx-files.conf", "utf8");
  const [files = "", api = ""] = text.split("location /api/");
  for (const part of [files, api]) {
    for (const name of ["strict-transport-security", "x-content-type-options", "referrer-policy"]) {
      const [, value] =
        new RegExp(`add_header ${name} "?([^";]*(?:; \\w+)?)"? always;`, "i").exec(part) ?? [];
      expect([name, value]).toEqual([name, securityHeaders[name as keyof typeof securityHeaders]]);
    }
  }
  expect(files).toContain("include /etc/nginx/partner-portal-policy;");
});
