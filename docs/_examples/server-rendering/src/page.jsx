import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToString } from "react-dom/server";
import { App } from "./App.jsx";

const file = path.join(__dirname, "public/manifest.json");
const { assets, entrypoints } = JSON.parse(readFileSync(file, "utf8"));
const urls = entrypoints.main.imports.map((name) => assets[name].file);

const tagOf = (url) =>
  url.endsWith(".css")
    ? `<link rel="stylesheet" href="${url}">`
    : `<script defer src="${url}"></script>`;

export function renderPage(tide) {
  const data = JSON.stringify(tide).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tide</title>
${urls.map(tagOf).join("\n")}
</head>
<body>
<div id="root">${renderToString(<App {...tide} />)}</div>
<script type="application/json" id="tide">${data}</script>
</body>
</html>
`;
}
