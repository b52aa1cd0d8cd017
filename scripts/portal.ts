import { outputOf } from "partner-api/server/output.ts";
import { runPortal } from "portal-server";
import { builtPortal } from "./built-portal.ts";

await runPortal(process.argv.slice(2), process.env, () => builtPortal(outputOf(process.env)));
