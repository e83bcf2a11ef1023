import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type DocumentationVersion, versions} from '../config/versions';
import {fillQuotations} from '../examples/fill-quotations';
import {type Fence, readFenceOf} from '../markdown/code-blocks/fence';
import {parseFrontMatter} from '../plugins/content-index/front-matter';
import {parseBody} from '../plugins/content-index/parse-body';
import type {Finding} from './finding';

/** A code block of a page, with its place. */
export interface ContentFence extends Fence {
  /** 1-based line of the page's file in which the block starts; its code starts below. */
  line: number;
  /** How many second-level headings stand above. */
  chapter: number;
}

/** A page with all that the rules look at. */
export interface ContentPage {
  /** Path relative to the site. */
  file: string;
  version: DocumentationVersion;
  /** The whole text of the file. */
  source: string;
  /** The syntax tree that Docusaurus works on; quotations are filled in. */
  tree: Root;
  /** How many lines of the file stand above the first line of the tree. */
  linesAbove: number;
  fences: readonly ContentFence[];
  /** What is wrong with the blocks' attributes and quotations themselves. */
  findings: readonly Finding[];
}

/**
 * Reads a page for the check.
 * @param siteDir absolute folder of the site
 * @param file path relative to the site
 */
export async function readContentPage(siteDir: string, file: string): Promise<ContentPage> {
  const source = await readFile(path.join(siteDir, file), 'utf8');
  const body = parseFrontMatter(source, file, false).body.trim();
  const above = source.slice(0, source.indexOf(body));
  const linesAbove = above.split('\n').length - 1;
  const {tree} = await parseBody(body, path.extname(file) as '.md' | '.mdx');
  const lineOf = (code: Code) => (code.position?.start.line ?? 1) + linesAbove;

  const findings: Finding[] = [];
  const report = (code: Code, what: string) => findings.push({line: lineOf(code), what});
  fillQuotations(tree, siteDir, file, report);

  const fences: ContentFence[] = [];
  let chapter = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) chapter += 1;
    if (node.type !== 'code') return;
    try {
      const fence = readFenceOf(node.lang?.toLowerCase(), node.meta ?? '', node.value);
      fences.push({...fence, line: lineOf(node), chapter});
    } catch (error) {
      report(node, (error as Error).message);
    }
  });
  return {file, version: versionOfFile(file), source, tree, linesAbove, fences, findings};
}

const versionOfFile = (file: string) =>
  versions.find(({folder}) => file.startsWith(`${folder}/`)) ?? versions[0]!;
