import type { Restriction } from "./restriction.ts";

/** What a request says of itself; a session and a grant have yet to bear it out. */
export type Claim = {
  token: string;
  /** Whose grant it needs; undefined of an administrator's that any would do. */
  module: string | undefined;
  /** Whether it needs a grant for the company. */
  ofCompany: boolean;
  companyId: number | undefined;
  /** What the grant has to make the user. */
  role?: "administrator" | undefined;
  /** Under which it is answered all the same. */
  despite?: readonly Restriction[];
};

/** Of an answer: from its first service day until the day after its last. */
export type Days = { from_date: string; until: string; now: string };

/** Until which day records have to be there, of an answer that is added up from those of the day before it. */
export type LastDay = { records_until?: string };

export type Viewer = {
  userId: number;
  isGranted: boolean;
  isStale: boolean;
  /** The records that the answer would be added up from are gone. */
  isCleared: boolean;
  restriction: Restriction | undefined;
  /** Another one as soon as something has changed on the days of the answer; none until they are over. */
  state: string | undefined;
};
