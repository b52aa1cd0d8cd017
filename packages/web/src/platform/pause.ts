type Scheduler = { yield?: () => Promise<void> };

/** Between two pieces of work, where the browser can: neither the page nor who uses it waits for both. */
export const pause = () => (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.();
