import { createReadStream, existsSync, statSync } from "fs";
import { createServer } from "http";
import path from "path";

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const file = path.join("dist", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end("not found");
    return;
  }
  const isHashed = /[.-][0-9a-f]{8}\.\w+$/.test(file);
  response.writeHead(200, {
    "Content-Type": types[path.extname(file)] || "application/octet-stream",
    "Cache-Control": isHashed ? "max-age=31536000, immutable" : "no-cache",
  });
  createReadStream(file).pipe(response);
});

server.listen(process.env.PORT || 8080, () => {
  console.log(`http://localhost:${server.address().port}/`);
});
