/** What the docs plugin's compiled pages carry beside their component. */
declare module '*.mdx' {
  export const frontMatter: {title: string; description: string};
}

/** Published without types; only what the fonts of social cards need. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    variationAxes: Readonly<Record<string, number>>;
    keepAllGlyphs: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** Its types describe its options; the plugin itself is left out. */
declare module '@docusaurus/plugin-pwa' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null;
}
