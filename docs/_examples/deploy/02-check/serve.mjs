import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const types = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };

/** Serves dist/ below a base path, as a host of applications has to. */
export function startServer(base, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const inside = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const file = inside !== undefined && path.join("dist", path.normalize(`/${inside}`));
    if (file && existsSync(file) && statSync(file).isFile()) return send(response, file);
    // A file that is missing is an error, and a route is a page.
    if (inside === undefined || inside.startsWith("assets/")) return response.writeHead(404).end();
    send(response, "dist/index.html");
  });
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server));
  });
}

function send(response, file) {
  const hashed = file.startsWith(path.join("dist", "assets"));
  response.writeHead(200, {
    "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
  });
  createReadStream(file).pipe(response);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await startServer(process.env.BASE_PATH ?? "/", 8080);
  console.log("http://localhost:8080");
}
