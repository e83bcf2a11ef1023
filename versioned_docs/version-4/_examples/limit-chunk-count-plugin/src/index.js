import { herbs } from "./herbs.js";

const pages = {
  basil: () => import("./basil.js"),
  mint: () => import("./mint.js"),
  sage: () => import("./sage.js"),
};

Promise.all(herbs.map((name) => pages[name]())).then((all) => {
  for (const { text } of all) console.log(text);
});
