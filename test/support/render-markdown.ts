import {run} from '@mdx-js/mdx';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {createElement, type PropsWithChildren} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import {harmlessPages} from '../../src/plugins/mirrored-packages/build/compile';

interface Rendered {
  html: string;
  /** What the page's list of contents is made of; its values are put in as HTML. */
  toc: {value: string; id: string; level: number}[];
}

const Admonition = ({type, children}: PropsWithChildren<{type: string}>) =>
  createElement('aside', {className: type}, children);

/** Made once, as Docusaurus does it. */
const processor = await createProcessorUncached({
  format: 'md',
  options: {
    admonitions: true,
    ...harmlessPages,
    staticDirs: [],
    siteDir: '/site',
    outputFormat: 'function-body',
    markdownConfig: {
      anchors: {maintainCase: false},
      emoji: false,
      mermaid: false,
      mdx1Compat: {comments: false, admonitions: false, headingIds: true},
      hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    },
  } as never,
});

/**
 * Compiles a Markdown page with Docusaurus' own processor and our plugins, runs it and renders it.
 * @param file its path; the name decides whether it counts as mirrored
 */
export async function renderMarkdown(content: string, file: string): Promise<Rendered> {
  const compiled = await processor.process({
    // Docusaurus' loader does it before it parses.
    content: unwrapMdxCodeBlocks(content),
    filePath: file,
    frontMatter: {},
    compilerName: 'client',
  });
  const useMDXComponents = () => ({admonition: Admonition});
  const page = await run(compiled.content, {
    ...jsxRuntime,
    useMDXComponents,
    baseUrl: import.meta.url,
  } as never);
  return {
    html: renderToStaticMarkup(createElement(page.default)),
    toc: page.toc as Rendered['toc'],
  };
}
