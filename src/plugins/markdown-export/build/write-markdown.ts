import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {site, sourceBase} from '../../../config/site';
import {versionOf} from '../../../versions';
import type {ExportedPage} from './exported-page';

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});

/** Writes a tree as Markdown. */
export function writeMarkdown(tree: Root): string {
  return processor.stringify(tree);
}

/** Says what the page is, where it is read, what it was made from, and what it holds for. */
export function writeFrontMatter({node, frontMatter}: ExportedPage): string {
  const {package: packageName, version, license} = frontMatter;
  const facts = {
    title: node.title,
    description: node.description,
    url: site.url + node.url,
    source: node.source ?? sourceBase + node.path,
    ...(packageName === undefined
      ? {webpack: versionOf(node.url).webpack}
      : {package: `${packageName}@${version}`, license}),
  };
  return `---\n${stringifyYaml(facts, {lineWidth: 0})}---\n`;
}
