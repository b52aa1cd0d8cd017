import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpHost } from "../partner-sdk/http-host.ts";
import { linesOf, npm, run } from "../partner-sdk/installed-package.ts";
import { runPnpm } from "../pnpm.ts";
import { projectIn, tarball } from "./installation.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const use = 'import { month } from "partner-sdk"; console.log(month("2026-06").to_date);';

// Away from the installed package, which these projects would find.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "partner-sdk-repositories-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const project = (name: string, files: Record<string, string | object>) =>
  projectIn(join(folder, name), files);
const printed = async (user: string) =>
  linesOf(await run(process.execPath, ["use.mjs"], { cwd: user }));

describe("in another repository", () => {
  it("comes from a private registry under a scope", async () => {
    await using registry = await privateRegistry();
    await runPnpm(["pack:as", "@acme/partner-sdk", `${registry.url}/`, folder], root);
    const publisher = await project("publisher", {
      ".npmrc": registry.settings,
      "package.json": { private: true },
    });
    const [packed = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
    await npm(publisher, "publish", join(folder, packed));
    const user = await project("user", {
      ".npmrc": `@acme:registry=${registry.url}/`,
      "package.json": { private: true },
      "use.mjs": use,
    });
    await npm(user, "install", "partner-sdk@npm:@acme/partner-sdk@^0");
    expect(await printed(user)).toEqual(["2026-07-01"]);
    const [{ name, publishConfig, repository, license }] = registry.published();
    expect({ name, publishConfig, repository, license }).toEqual({
      name: "@acme/partner-sdk",
      publishConfig: { access: "restricted", registry: `${registry.url}/` },
      repository: {
        type: "git",
        url: "git+https://git.example/partner-portal.git",
        directory: "packages/partner-sdk",
      },
      license: "SEE LICENSE IN LICENSE",
    });
  });

  it("comes from git, where the packed files have a repository of their own", async () => {
    const repository = await project("repository", {});
    await run("tar", ["-xzf", tarball, "--strip-components=1"], { cwd: repository });
    const someone = ["-c", "user.name=a", "-c", "user.email=a@partner.example"];
    for (const args of [
      ["init", "-q"],
      ["add", "."],
      [...someone, "commit", "-qm", "0"],
      ["tag", "v0"],
    ]) {
      await run("git", args, { cwd: repository });
    }
    const user = await project("git-user", { "package.json": { private: true }, "use.mjs": use });
    await npm(user, "install", `git+file://${repository}#v0`);
    expect(await printed(user)).toEqual(["2026-07-01"]);
  });
});

type Manifest = { name: string; version: string; dist: { tarball: string } } & Record<
  string,
  unknown
>;
type Publication = {
  name: string;
  versions: Record<string, Manifest>;
  _attachments: Record<string, { data: string }>;
};

/** A registry that keeps what is published to it, and gives it to whoever installs. */
async function privateRegistry() {
  const publications: Publication[] = [];
  const host = await httpHost(async (request, response) => {
    if (request.method === "PUT") {
      const body = Buffer.concat(await request.toArray());
      publications.push(JSON.parse(body.toString()) as Publication);
      return response.end("{}");
    }
    const [publication] = publications;
    if (!publication) return response.writeHead(404).end("{}");
    const [attachment] = Object.values(publication._attachments);
    if (request.url?.endsWith(".tgz")) {
      return response.end(Buffer.from(attachment?.data ?? "", "base64"));
    }
    const { _attachments, ...about } = publication;
    return response.end(JSON.stringify(about));
  });
  return Object.assign(host, {
    /** What stands in the `.npmrc` of somebody who may publish. */
    settings: `//${new URL(host.url).host}/:_authToken=made-up`,
    published: () => publications.flatMap(({ versions }) => Object.values(versions)) as [Manifest],
  });
}
