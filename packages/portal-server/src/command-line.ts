import type { Described } from "partner-api/command-line/command.ts";

export const by = "npx pnpm@10";
export const name = "portal";

export const described: Described = {
  summary: "Serve the portal in front of a partner API",
  notes: `The calls of the portal are passed on to the host from the same origin, so that the
host needs no CORS. Set the host here, in the profile or in the environment.`,
  arguments: {},
  required: {},
  optional: {
    host: { value: "URL", is: "Where the host answers (default: PARTNER_HOST)" },
    profile: {
      value: "FILE",
      is: "How the host differs from the contract (default: PARTNER_PROFILE)",
    },
  },
  switches: { "cross-origin": "Have the browser call the host itself, which needs CORS" },
  example: `${name} --host https://api.example.com`,
};
