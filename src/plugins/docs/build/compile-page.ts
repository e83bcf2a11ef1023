import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as processorModule from '@docusaurus/mdx-loader/lib/processor.js';
import {
  DEFAULT_PARSE_FRONT_MATTER,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import {throwMissingImage} from '../../../markdown/images';
import {sanitizeOptions} from '../../mirrored-packages/build/compile';
import {
  admonitionOptions,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from './markdown-transforms';

interface Processor {
  process(page: object): Promise<{content: string}>;
}
const {createProcessorUncached} = processorModule as unknown as {
  createProcessorUncached: (parameters: object) => Promise<Processor>;
};

/** A page as Docusaurus' loader hands it on. */
interface PageSource {
  content: string;
  /** Path relative to the site. */
  file: string;
  frontMatter?: object;
}

/**
 * Compiles a page with Docusaurus' own MDX pipeline, without a bundler.
 * @param options plugins of the pipeline
 * @param hooks what happens with links and images that lead nowhere
 * @returns the body of a function that gives the page
 * @throws what would stop the build
 */
export async function compilePage(
  siteDir: string,
  {content, file, frontMatter = {}}: PageSource,
  options: object,
  hooks: object,
): Promise<string> {
  const processor = await createProcessorUncached({
    format: path.extname(file).slice(1),
    options: {
      admonitions: admonitionOptions,
      outputFormat: 'function-body',
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      markdownConfig: {anchors: {maintainCase: false}, mdx1Compat: {}, hooks},
      ...options,
    },
  });
  const filePath = path.resolve(siteDir, file);
  const page = {content, filePath, frontMatter, compilerName: 'server'};
  return (await processor.process(page)).content;
}

/**
 * Compiles a page of a writer as the build does.
 * @param file path relative to the site
 * @throws what stops the build at this page, naming file and line
 */
export async function compileWrittenPage(siteDir: string, file: string): Promise<void> {
  const filePath = path.join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent, filePath});
  // What Docusaurus' loader does before it parses.
  const content = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(fileContent));
  await compilePage(
    siteDir,
    {content, file, frontMatter},
    {
      beforeDefaultRemarkPlugins: [
        ...sanitizeOptions.beforeDefaultRemarkPlugins,
        ...beforeDefaultRemarkPlugins,
      ],
      remarkPlugins: [...sanitizeOptions.remarkPlugins, ...remarkPlugins],
      rehypePlugins: [...sanitizeOptions.rehypePlugins, ...rehypePlugins],
    },
    {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: throwMissingImage},
  );
}
