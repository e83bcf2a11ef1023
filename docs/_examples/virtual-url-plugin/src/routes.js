import * as pages from "virtual:pages.js";

for (const name of Object.keys(pages)) console.log(`/${name}: ${pages[name]}`);
