import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const hosts = new URL("../../portal-server/hosts/", import.meta.url);

export type PortalCommand = {
  url: string;
  /** What the portal logged about answers that are not as the contract has them. */
  mismatches(): string[];
  stop(): Promise<void>;
};

/** What `pnpm portal` runs, in front of a host with the profile of the one that is named. */
export async function startPortalCommand(
  host: { url: string },
  profileOf: "six-calls" | "one-path" | "minor-units",
  { port = 0, crossOrigin = false } = {},
): Promise<PortalCommand> {
  const profile = fileURLToPath(new URL(`${profileOf}/partner-host.yaml`, hosts));
  const typed = ["--host", host.url, "--profile", profile];
  if (crossOrigin) typed.push("--cross-origin");
  const server = spawn(process.execPath, ["--import", "tsx/esm", "scripts/portal.ts", ...typed], {
    cwd: repository,
    env: { ...process.env, PORT: `${port}`, LOG_LEVEL: "warn", LOG_FORMAT: "people" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  // A run that is broken off leaves no server behind.
  const endToo = () => server.kill("SIGTERM");
  process.once("exit", endToo);
  const said: string[] = [];
  for (const output of [server.stdout, server.stderr])
    output.on("data", (chunk) => said.push(String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", () => {
      const found = /Partner portal: (http:[^\s,]+)/.exec(said.join(""))?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    ended.then(([code]) => reject(new Error(`The portal ended with ${code}.\n${said.join("")}`)));
  });
  return {
    url,
    mismatches: () =>
      said
        .join("")
        .split("\n")
        .filter((line) => line.includes("otherwise than the contract")),
    async stop() {
      process.off("exit", endToo);
      server.kill("SIGTERM");
      await ended;
    },
  };
}
