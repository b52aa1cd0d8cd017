import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } }],
  },
});
