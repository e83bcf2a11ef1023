import path from 'node:path';
import {createMDXLoaderItem} from '@docusaurus/mdx-loader';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import webpack from 'webpack';
import {
  admonitionOptions,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from '../../src/plugins/docs/build/markdown-transforms';
import {missingImage} from '../../src/markdown/missing-image';
import {harmlessPages} from '../../src/plugins/mirrored-packages/build/compile';

const siteDir = process.cwd();

/**
 * Compiles a page as a build does: by webpack, Docusaurus' loader and our transforms.
 * @param file path of the page, relative to the site
 * @returns the messages of the errors that stop the build
 */
export async function compileErrors(file: string): Promise<string[]> {
  const item = await createMDXLoaderItem({
    admonitions: admonitionOptions,
    beforeDefaultRemarkPlugins: [
      ...harmlessPages.beforeDefaultRemarkPlugins,
      ...beforeDefaultRemarkPlugins,
    ],
    remarkPlugins: [...harmlessPages.remarkPlugins, ...remarkPlugins],
    rehypePlugins: [...harmlessPages.rehypePlugins, ...rehypePlugins],
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    markdownConfig: {
      format: 'detect',
      anchors: {maintainCase: false},
      emoji: false,
      mermaid: false,
      mdx1Compat: {comments: false, admonitions: false, headingIds: true},
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: missingImage},
    },
  } as never);
  const compiler = webpack({
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: path.resolve(file),
    // Only whether it compiles is asked.
    externals: ({request = ''}, callback) =>
      request.endsWith(file) ? callback() : callback(undefined, 'void 0'),
    module: {rules: [{test: /\.mdx?$/, use: [jsx, item]}]},
  })!;
  compiler.hooks.shouldEmit.tap('compile-page', () => false);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error!)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats.compilation.errors.map(({message}) => message);
}

const jsx = {
  loader: 'swc-loader',
  options: {jsc: {parser: {syntax: 'ecmascript', jsx: true}, target: 'es2022'}},
};
