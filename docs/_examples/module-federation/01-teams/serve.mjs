import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript" };

function serve(folder, port) {
  createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = path.join(folder, pathname === "/" ? "index.html" : path.normalize(pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[path.extname(file)] ?? "text/plain");
    createReadStream(file).pipe(response);
  }).listen(port, () => console.log(`${folder}: http://localhost:${port}/`));
}

serve("atlas/dist", 3000);
if (!process.argv.includes("--without-weather")) serve("weather/dist", 3001);
