import { existsSync } from "node:fs";
import { runPortal } from "./run.ts";

const portal = new URL("../../web/dist/", import.meta.url);

await runPortal(process.argv.slice(2), process.env, async () => {
  if (existsSync(new URL("security-policy.json", portal))) return portal;
  throw new Error("The portal is not built: npx pnpm@10 build");
});
