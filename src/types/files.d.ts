/** What the docs plugin's compiled pages carry beside their component. */
declare module '*.mdx' {
  export const frontMatter: {title: string; description: string};
}

/** Published without types; only what cutting fonts needs. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Readonly<Record<string, number | {min: number; max: number}>>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** Its types describe its options; the plugin itself is left out. */
declare module '@docusaurus/plugin-pwa' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null;
}
