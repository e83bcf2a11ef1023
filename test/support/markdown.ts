import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'hast';
import {type ComponentType, createElement, type PropsWithChildren} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import {remove} from 'unist-util-remove';
import {compilePage, compileWrittenPage} from '../../src/plugins/docs/build/compile-page';
import {rehypePlugins, remarkPlugins} from '../../src/plugins/docs/build/markdown-transforms';
import {sanitizeOptions} from '../../src/plugins/mirrored-packages/build/compile';

/** What a compiled page exports. */
interface Compiled {
  default: ComponentType;
  /** What the page's list of contents is made of; its values are put in as HTML. */
  toc: {value: string; id: string; level: number}[];
}

/** Compiles and runs a page, with Docusaurus' own MDX pipeline. */
async function compile(
  page: {content: string; file: string; frontMatter?: object},
  options: object,
  hooks: object,
  components: object = {},
): Promise<Compiled> {
  const code = await compilePage(process.cwd(), page, options, hooks);
  return new Function(code)({...jsxRuntime, useMDXComponents: () => components}) as Compiled;
}

/** Style sheets are brought in by the bundler. */
const withoutStyles = () => (tree: Root) => remove(tree, 'mdxjsEsm');

/**
 * Gives the HTML of a page, with our transforms.
 * @param file path of the page, relative to the site
 * @param frontMatter what stands above its text
 */
export async function renderMarkdown(
  content: string,
  file = 'docs/concepts/tea.md',
  frontMatter: Record<string, unknown> = {},
): Promise<string> {
  const {default: Page} = await compile(
    {content, file, frontMatter},
    {remarkPlugins, rehypePlugins: [...rehypePlugins, withoutStyles]},
    {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'},
  );
  return renderToStaticMarkup(createElement(Page));
}

const Admonition = ({type, children}: PropsWithChildren<{type: string}>) =>
  createElement('aside', {className: type}, children);

/**
 * Gives the HTML of a README and its list of contents, with what keeps mirrored pages harmless.
 * @param file its path; the name decides whether it counts as mirrored
 */
export async function renderReadme(content: string, file: string) {
  const {default: Page, toc} = await compile(
    // Docusaurus' loader does it before it parses.
    {content: unwrapMdxCodeBlocks(content), file},
    {...sanitizeOptions, siteDir: '/site', staticDirs: []},
    {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    {admonition: Admonition},
  );
  return {html: renderToStaticMarkup(createElement(Page)), toc};
}

/** Gives what stops the build at a page, if anything does. */
export async function compileError(file: string): Promise<string | undefined> {
  return compileWrittenPage(process.cwd(), file).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
