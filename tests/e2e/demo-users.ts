export type DemoUser = "demo" | "solo";

/** Each worker has its own, as sessions and attempts to sign in are counted by user: the second has `demo-2`. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1);
export const usernameOf = (user: string, of = worker) => (of === 1 ? user : `${user}-${of}`);

/** Users are numbered as they are made. */
export const idOfDemo = String(2 * worker - 1);
