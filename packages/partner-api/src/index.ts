export { DatabaseAway, type Db, type Transaction } from "./database/db.ts";
export { openDatabase } from "./database/open.ts";
export { serve } from "./serve.ts";
export { buildServer } from "./server/server.ts";
export { readSettings, type Settings } from "./settings.ts";
