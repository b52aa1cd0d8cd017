export const program = "npx pnpm@10 partner-api";
