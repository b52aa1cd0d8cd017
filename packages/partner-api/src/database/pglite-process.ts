import { Worker } from "node:worker_threads";
import { DatabaseUnavailable, type PreparedQuery } from "./db.ts";

type Field = { name: string; dataTypeID: number };
export type Answer = { fields: Field[]; rows: (string | null)[][] };
type Request = {
  kind: "query" | "pipeline" | "run" | "copy" | "copyOut" | "close";
  name?: string;
  text?: string;
  values?: unknown[];
  rows?: string;
  asked?: PreparedQuery[];
};
type Reply = { id: number; result?: unknown; error?: { message: string } };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** In a worker thread, which a watchdog can end: PGlite ignores statement_timeout. */
export class PgliteProcess {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  ended = false;
  /** A thread that is ended may still write for a moment: none may open its files before. */
  readonly gone: Promise<void>;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.gone = new Promise((resolve) => worker.once("exit", () => resolve()));
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (cause) =>
      this.#end(new DatabaseUnavailable("The database stopped.", { cause })),
    );
    worker.on("exit", () => this.#end(new DatabaseUnavailable("The database stopped.")));
  }

  /** A new database is empty, or holds what is in the archive. */
  static async start(data: {
    directory: string;
    isNew: boolean;
    archive?: Uint8Array;
    timeZone: string;
  }) {
    const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), {
      workerData: data,
      execArgv: [],
    });
    const process = new PgliteProcess(worker);
    try {
      await new Promise((resolve, reject) => process.#waiting.set(0, { resolve, reject }));
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return process;
  }

  async close(): Promise<void> {
    try {
      if (!this.ended) await this.ask({ kind: "close" });
    } finally {
      await this.#worker.terminate();
    }
  }

  ask(request: Request, timeout = 0): Promise<unknown> {
    if (this.ended) return Promise.reject(new DatabaseUnavailable("The database stopped."));
    this.#lastId += 1;
    const id = this.#lastId;
    const watchdog = timeout > 0 ? setTimeout(() => this.#kill(timeout), timeout) : undefined;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    }).finally(() => clearTimeout(watchdog));
  }

  /** Ends whatever runs. */
  stop() {
    this.#end(new DatabaseUnavailable("The database is being closed."));
    void this.#worker.terminate();
  }

  #kill(timeout: number) {
    this.#end(new DatabaseUnavailable(`A statement took longer than ${timeout} ms and was ended.`));
    void this.#worker.terminate();
  }

  #settle({ id, result, error }: Reply) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(result);
  }

  #end(error: Error) {
    this.ended = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
