const { assets, entrypoints } = require("./dist/manifest.json");

for (const name of entrypoints.shop.imports) {
  const { file } = assets[name];
  if (name.endsWith(".css")) console.log(`<link rel="stylesheet" href="${file}">`);
  else console.log(`<script defer src="${file}"></script>`);
}
