export type Audited =
  | {
      state: "clean";
    }
  | {
      state: "vulnerable";
      found: string[];
    }
  | {
      state: "notAsked";
      why: string;
    };
/** What `pnpm audit --json` found; anything but a whole report means that nothing was checked. */
export declare function readAudit(out: string, complaint: string): Audited;
