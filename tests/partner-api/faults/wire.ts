import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Stands between a server and its database, and can be cut. */
export function wire(target: URL) {
  const open = new Set<Socket>();
  let server: Server | undefined;
  return {
    async join(port = 0): Promise<number> {
      server = createServer((socket) => {
        const onward = connect(Number(target.port), target.hostname);
        for (const end of [socket, onward]) {
          open.add(end);
          end.on("error", () => {}).on("close", () => open.delete(end));
        }
        socket.pipe(onward).pipe(socket);
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address ? address.port : 0;
    },
    /** Accepts connections and never answers; returns a function that counts them. */
    async hush(port: number): Promise<() => number> {
      let taken = 0;
      server = createServer((socket) => {
        taken += 1;
        open.add(socket.on("error", () => {}).on("close", () => open.delete(socket)));
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return () => taken;
    },
    async cut() {
      const closed = server && once(server, "close");
      server?.close();
      for (const end of open) end.destroy();
      await closed;
    },
  };
}
