import type { Db } from "partner-api";

const never = () => new Promise<never>(() => {});

/** A database that never answers. */
export const silent: Db = {
  isDistributed: false,
  load: () => ({ open: 0, idle: 0, waiting: 0 }),
  query: never,
  tx: never,
  inOneTrip: never,
  vacuum: never,
  ping: never,
  close: async () => {},
};
