import { createServer } from "node:http";
import { builtViewer, viewerPath } from "./viewer.ts";

const port = Number(process.env.MACHINES_PORT ?? 5174);
const viewer = await builtViewer();
const server = createServer((request, response) => {
  const path = request.url?.split("?")[0] ?? "/";
  if (viewer.answer(path, response)) return;
  response.writeHead(302, { location: viewerPath }).end();
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, "127.0.0.1", () => {
  console.log(`The machines: http://127.0.0.1:${port}${viewerPath}`);
});
