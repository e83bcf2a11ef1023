import PageWeightPlugin from "page-weight-plugin";
import type { Configuration } from "webpack";

export const configuration: Configuration = {
  plugins: [new PageWeightPlugin({ limit: 1000 })],
};

// @ts-expect-error The schema refuses this option, too.
new PageWeightPlugin({ limits: 1000 });
