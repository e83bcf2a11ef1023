import phraseLoader from "phrase-loader";
import * as kiosk from "../demo/src/kiosk.phrases";

export const options: phraseLoader.Options = { escape: "html" };
export const title: string | undefined = kiosk.title?.();

// @ts-expect-error The schema refuses this value, too.
options.escape = "xml";
