import { readFileSync } from "node:fs";

export function assetTags(entry) {
  const { assets, entrypoints } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
  if (!entrypoints[entry]) throw new Error(`the build has no entry "${entry}"`);
  return entrypoints[entry].imports
    .map((name) => assets[name].file)
    .map((url) =>
      url.endsWith(".css")
        ? `<link rel="stylesheet" href="${url}">`
        : `<script defer src="${url}"></script>`,
    )
    .join("\n");
}
