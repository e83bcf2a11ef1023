import type { Compiler } from "webpack";

declare namespace PageWeightPlugin {
  interface Options {
    /** The absolute path of a file with the weights of an earlier build. */
    baseline?: string;
    /** The name of the file with the weights, in output.path. */
    filename?: string;
    /** How many bytes an entry may have before webpack warns. */
    limit?: number;
    /** Whether each entry reports its start to the browser. */
    mark?: boolean;
  }
}

declare class PageWeightPlugin {
  constructor(options?: PageWeightPlugin.Options);
  apply(compiler: Compiler): void;
}

export = PageWeightPlugin;
