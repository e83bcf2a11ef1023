// Prints the elements that load an entry, as a server would put them into its page.
const manifest = require("./dist/manifest.json");

const name = process.argv[2];
const script = manifest[`${name}.js`];
const styles = manifest[`${name}.css`];
console.log(`<script defer src="${script}"></script>`);
if (styles) console.log(`<link rel="stylesheet" href="${styles}">`);
