import { connect, type Socket } from "node:net";

export type Asked = {
  path: string;
  method?: "GET" | "POST";
  token?: string | undefined;
  body?: object;
  acceptEncoding?: string;
};
export type Answer = { status: number; head: string; body: string; ms: number };

const freshFor = 20_000;
/** The server takes one away on which no request has come for five seconds. */
const unusedFor = 3000;

/** Keep-alive connections with one request at a time; lighter than node:http, as caller and server share the processors. */
export function wireTo(url: string, most: number) {
  const { hostname, port, host } = new URL(url);
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const waiting: ((free: Connection) => void)[] = [];
  let places = 0;

  async function make(): Promise<Connection> {
    places += 1;
    const made = await connection(hostname, Number(port), `10.0.0.${places % 16}`);
    open.add(made);
    return made;
  }

  async function take(): Promise<Connection> {
    for (let kept = idle.shift(); kept; kept = idle.shift()) {
      if (kept.usable()) return kept;
      drop(kept);
    }
    if (open.size < most) return make();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(taken: Connection) {
    const next = waiting.shift();
    if (next) next(taken);
    else idle.push(taken);
  }

  function drop(kept: Connection) {
    kept.close();
    open.delete(kept);
  }

  return {
    async ask(asked: Asked): Promise<Answer> {
      const start = performance.now();
      const taken = await take();
      const answer = await taken.exchange(written(host, taken.place, asked));
      giveBack(taken);
      return { ...answer, ms: performance.now() - start };
    },
    async open() {
      for (const kept of idle.splice(0)) drop(kept);
      while (open.size < most) idle.push(await make());
    },
    close() {
      for (const each of open) each.close();
    },
  };
}

export type Wire = ReturnType<typeof wireTo>;

function written(
  host: string,
  place: string,
  { path, method = "GET", token, body, acceptEncoding }: Asked,
): string {
  const content = body && JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `x-forwarded-for: ${place}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(acceptEncoding ? [`accept-encoding: ${acceptEncoding}`] : []),
    ...(content
      ? ["content-type: application/json", `content-length: ${Buffer.byteLength(content)}`]
      : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${content ?? ""}`;
}

type Connection = Awaited<ReturnType<typeof connection>>;
type Exchanged = Omit<Answer, "ms">;

/** `place` is where it comes from, for a server that trusts a proxy. */
async function connection(host: string, port: number, place: string) {
  const socket = await connected(host, port);
  let pieces: Buffer[] = [];
  let waiting: { resolve(answer: Exchanged): void; reject(error: Error): void } | undefined;
  let usedAt = performance.now();
  let keepsFor = unusedFor;

  socket.on("data", (piece) => {
    pieces.push(piece);
    const answer = wholeAnswer(pieces);
    if (!answer) return;
    pieces = [];
    usedAt = performance.now();
    keepsFor = freshFor;
    waiting?.resolve(answer);
    waiting = undefined;
  });
  socket.on("error", () => {});
  socket.on("close", () => waiting?.reject(new Error("The connection closed without an answer.")));

  return {
    place,
    usable: () => socket.writable && performance.now() - usedAt < keepsFor,
    close: () => socket.destroy(),
    exchange: (text: string) =>
      new Promise<Exchanged>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
  };
}

const connected = (host: string, port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket.off("error", reject)));
    socket.once("error", reject).setNoDelay(true);
  });

/** The server always sends a content length. */
function wholeAnswer(pieces: Buffer[]): Exchanged | undefined {
  const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`An answer without its length:\n${head}`);
  if (bytes.length < end + 4 + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    head,
    body: bytes.toString("utf8", end + 4, end + 4 + length),
  };
}
