import { release } from "./release.mjs";

export default {
  mode: "production",
  output: { filename: `${release}.js` },
};
