import { vi } from "vitest";

/** Both storages throw as those of a browser do that forbids them, until the mocks are restored. */
export function shutStorage() {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(window, storage, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
}
