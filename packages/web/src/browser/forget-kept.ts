import { forgetOfUser } from "./kept-of-user.ts";
import { forgetShells } from "./kept-shells.ts";

/** Without a service worker, nothing is kept. */
export const forgetKept = () => Promise.all([forgetShells(), forgetOfUser()]);
