import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * For readers that are machines: each page as plain Markdown beside it, and per version `llms.txt`,
 * the list of its pages, and `llms-full.txt`, all of their text. They are made from the built HTML:
 * the development server has none of them.
 */
export default function markdownExport({siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-export',
    async postBuild({outDir}) {
      const {writeFiles} = await import('./build/write-files');
      await writeFiles(siteDir, outDir);
    },
  };
}
