import type { TestProject } from "vitest/node";
import { nodesOf } from "../partner-api/cluster.ts";
import { start } from "../partner-api/engines.ts";

/** All tests of the API, on the cluster whose coordinator is at DATABASE_URL. */
export default async function startCluster(project: TestProject) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to a database of the cluster's coordinator.");
  return start(project, async () => ({ url, stop: async () => {} }), await nodesOf(url));
}
