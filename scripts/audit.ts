import { spawnSync } from "node:child_process";

type Audited =
  | { state: "clean" }
  | { state: "inTime"; found: string[] }
  | { state: "overdue"; found: string[] }
  | { state: "notAsked"; why: string };

type Advisory = {
  module_name: string;
  severity: string;
  title: string;
  url: string;
  created?: string;
};

/** Within how many days after its advisory a vulnerable dependency is gone: the table in SECURITY.md. */
const days = new Map([
  ["critical", 2],
  ["high", 7],
  ["moderate", 30],
  ["low", 90],
  ["info", 90],
]);

const { stdout, stderr } = spawnSync("pnpm", ["audit", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const audited = readAudit(stdout, stderr);
console.log(said(audited));
process.exitCode = { clean: 0, inTime: 0, overdue: 1, notAsked: 2 }[audited.state];

function said(audited: Audited): string {
  if (audited.state === "clean") return "No dependency is known to be vulnerable.";
  if (audited.state === "notAsked")
    return `NOT CHECKED: the registry returned no audit. ${audited.why}`;
  const heading =
    audited.state === "overdue"
      ? "Vulnerable dependencies, of which some should be gone by now:"
      : "Vulnerable dependencies, all within their deadlines:";
  return [heading, ...audited.found].join("\n");
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
  const found = Object.values(advisories).map((one) => ({ ...one, due: dueOf(one) }));
  if (found.length === 0) return { state: "clean" };
  const today = dayOf(Date.now());
  return {
    state: found.some(({ due }) => due < today) ? "overdue" : "inTime",
    found: found.map(
      ({ module_name, severity, title, url, due }) =>
        `${severity} ${module_name}: ${title} (${url}), due ${due}`,
    ),
  };
}

/** What says no severity or day that is known is due from the first. */
function dueOf({ severity, created = "" }: Advisory): string {
  const published = Date.parse(created);
  const limit = days.get(severity);
  if (Number.isNaN(published) || limit === undefined) return dayOf(0);
  return dayOf(published + limit * 86_400_000);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value ? value : {};
  } catch {
    return {};
  }
}
