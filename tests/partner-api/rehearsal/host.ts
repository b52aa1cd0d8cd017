/** Where a rehearsal is held: this process, or an installation with processes of its own. */
export type Host = {
  /** What somebody sees who types this. */
  typed(...words: string[]): Promise<{ code: number; said: string }>;
  serve(): Promise<Serving>;
  /** Nothing is left of the database. */
  lose(): Promise<void>;
  /** There may be one again, with nothing in it. */
  makeRoom(): Promise<void>;
};

export type Serving = {
  signIn(username: string, password: string): Promise<string>;
  get(url: string, token: string): Promise<{ status: number; data: unknown }>;
  stop(): Promise<void>;
};
