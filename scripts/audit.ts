import { spawnSync } from "node:child_process";

type Audited =
  | { state: "clean" }
  | { state: "vulnerable"; found: string[] }
  | { state: "notAsked"; why: string };

type Advisory = { module_name: string; severity: string; title: string; url: string };

const { stdout, stderr } = spawnSync("pnpm", ["audit", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const audited = readAudit(stdout, stderr);
console.log(said(audited));
process.exitCode = { clean: 0, vulnerable: 1, notAsked: 2 }[audited.state];

function said(audited: Audited): string {
  if (audited.state === "clean") return "No dependency is known to be vulnerable.";
  if (audited.state === "notAsked")
    return `NOT CHECKED: the registry returned no audit. ${audited.why}`;
  return ["Vulnerable dependencies:", ...audited.found].join("\n");
}

/** Anything but a complete report means that nothing was checked. */
function readAudit(out: string, complaint: string): Audited {
  const report = parsed(out);
  const { advisories, metadata } = report as {
    advisories?: Record<string, Advisory>;
    metadata?: { totalDependencies?: number; dependencies?: number };
  };
  const asked = metadata?.totalDependencies ?? metadata?.dependencies ?? 0;
  if (!advisories || asked === 0) {
    const { error } = report as { error?: { message?: string } };
    return { state: "notAsked", why: (error?.message ?? (complaint.trim() || out.trim())).trim() };
  }
  const found = Object.values(advisories).map(
    ({ module_name, severity, title, url }) => `${severity} ${module_name}: ${title} (${url})`,
  );
  return found.length > 0 ? { state: "vulnerable", found } : { state: "clean" };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value ? value : {};
  } catch {
    return {};
  }
}
