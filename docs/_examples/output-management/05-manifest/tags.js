// Prints the elements that load an entry, as a server would put them into its page.
const { entrypoints, assets } = require("./dist/manifest.json");

for (const name of entrypoints[process.argv[2]].imports) {
  const { file } = assets[name];
  console.log(
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${file}">`
      : `<script defer src="${file}"></script>`,
  );
}
