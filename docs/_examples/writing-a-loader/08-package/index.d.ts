import type { LoaderDefinition } from "webpack";

declare namespace phraseLoader {
  interface Options {
    /** How values are written into phrases. */
    escape?: "html" | "none";
    /** The absolute path of a JSON file with words for %word%. */
    glossary?: string;
  }
}

declare const phraseLoader: LoaderDefinition<phraseLoader.Options>;
export = phraseLoader;
