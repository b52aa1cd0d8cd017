/** What a service worker finds around it, as far as ours uses it: TypeScript has these types only in place of those of a page. */
export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

type WorkerEvents = {
  install: Lasting & {
    /** Chromium's, of 2024: what is answered without the worker being started. */
    addRoutes?(routes: readonly Route[]): Promise<void>;
  };
  activate: Lasting;
  fetch: Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
};

type Route = {
  condition: { urlPattern: string } | { requestDestination: RequestDestination };
  source: "network" | "cache";
};
