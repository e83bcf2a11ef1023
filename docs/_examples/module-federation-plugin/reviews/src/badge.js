import { version } from "prices";

export const badge = `reviews uses prices ${version}`;
