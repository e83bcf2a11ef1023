// node check-site.mjs [URL of the site]
import { startServer } from "./serve.mjs";

const base = process.env.BASE_PATH ?? "/";
const server = process.argv[2] ? undefined : await startServer(base, 0);
const site = process.argv[2] ?? `http://localhost:${server.address().port}${base}`;

const html = await (await fetch(site)).text();
const script = new URL(/src="?([^"> ]+)/.exec(html)[1], site).href;

for (const [what, url] of [
  ["page", site],
  ["route", new URL("piers/north", site)],
  ["script", script],
  ["missing script", script.replace(/\w+\.js$/, "00000000.js")],
]) {
  const response = await fetch(url);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "no type";
  const cache = response.headers.get("cache-control") ?? "no Cache-Control";
  console.log(`${what.padEnd(15)}${response.status} ${type.padEnd(22)} ${cache}`);
}
server?.close();
