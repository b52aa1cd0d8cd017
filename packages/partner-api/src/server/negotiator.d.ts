/** The published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: { "accept-encoding"?: string | undefined } });
    /** The best first; `preferred` decides between those that are as welcome. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
