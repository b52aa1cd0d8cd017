/** What a request says of itself; a session and a grant have yet to bear it out. */
export type Claim = {
  token: string;
  module: string;
  /** Whether it needs a grant for the company. */
  ofCompany: boolean;
  companyId: number | undefined;
};

export type Viewer = { userId: number; isGranted: boolean; isStale: boolean };
