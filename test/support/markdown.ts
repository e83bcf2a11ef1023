import path from 'node:path';
import * as processorModule from '@docusaurus/mdx-loader/lib/processor.js';
import type {Root} from 'hast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import {remove} from 'unist-util-remove';
import {
  admonitionOptions,
  rehypePlugins,
  remarkPlugins,
} from '../../src/plugins/docs/build/markdown-transforms';

interface Processor {
  process(page: object): Promise<{content: string}>;
}
type CreateProcessor = (parameters: object) => Promise<Processor>;

const {createProcessorUncached} = processorModule as unknown as {
  createProcessorUncached: CreateProcessor;
};

/** Style sheets are brought in by the bundler. */
const withoutStyles = () => (tree: Root) => remove(tree, 'mdxjsEsm');

const options = {
  remarkPlugins,
  rehypePlugins: [...rehypePlugins, withoutStyles],
  admonitions: admonitionOptions,
  outputFormat: 'function-body',
  siteDir: process.cwd(),
  staticDirs: [path.resolve('static')],
  markdownConfig: {
    anchors: {maintainCase: false},
    mdx1Compat: {},
    hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'},
  },
};

/**
 * Gives the HTML of a page, made by Docusaurus' own MDX pipeline with our transforms.
 * @param file path of the page, relative to the site
 * @param frontMatter what stands above its text
 */
export async function renderMarkdown(
  content: string,
  file = 'docs/concepts/tea.md',
  frontMatter: Record<string, unknown> = {},
): Promise<string> {
  const processor = await createProcessorUncached({format: path.extname(file).slice(1), options});
  const page = {content, filePath: path.resolve(file), frontMatter, compilerName: 'server'};
  const {content: code} = await processor.process(page);
  const {default: Page} = new Function(code)({...jsxRuntime, useMDXComponents: () => ({})});
  return renderToStaticMarkup(createElement(Page));
}
