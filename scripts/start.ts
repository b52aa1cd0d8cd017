import { outputOf, readSettings, serve } from "partner-api/serve";
import { builtPortal } from "./built-portal.ts";

const output = outputOf(process.env);
const { isTerminal, say, logTo, failure } = output;

try {
  const settings = readSettings({ PORTAL_ORIGIN: "http://localhost", ...process.env });
  const sayPassword = isTerminal ? { sayPassword: say } : {};
  await serve({ settings, portal: builtPortal(output), say, logTo, ...sayPassword });
} catch (error) {
  console.error(failure(error as Error));
  process.exit(1);
}
