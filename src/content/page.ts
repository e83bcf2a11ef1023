import type {Root, Code} from 'mdast';
import {type DocumentationVersion, versionOfFile} from '../versions';
import type {Finding} from './finding';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ParsedFile, parseFrontMatter} from './front-matter';
import {parseBody} from './parse-body';
import {visit} from 'unist-util-visit';
import {fillQuotations} from './examples/fill-quotations';
import {type Fence, createFence} from './fences/fence';

/** A parsed page, which is enough for the rules about its text. */
export interface ParsedPage extends Pick<ParsedFile, 'frontMatter' | 'lineOf' | 'linesAbove'> {
  /** Path relative to the site. */
  file: string;
  version: DocumentationVersion;
  /** The whole text of the file. */
  source: string;
  /** The syntax tree, as Docusaurus parses it; headings have their ids in `data.id`. */
  tree: Root;
}

/** Parses a page. @param source text of the file @param file path relative to the site */
export async function parsePage(source: string, file: string): Promise<ParsedPage> {
  const {body, frontMatter, lineOf, linesAbove} = parseFrontMatter(source, file, false);
  const {tree} = await parseBody(body, path.extname(file) as '.md' | '.mdx');
  return {file, version: versionOfFile(file), source, frontMatter, lineOf, tree, linesAbove};
}

/** A code block of a page, with its position. */
export interface ContentFence extends Fence {
  /** 1-based line of the page's file in which the block starts; its code starts below. */
  line: number;
  /** The number of second-level headings above. */
  chapter: number;
}

/** A page with its code blocks, into which quoted files are filled, for all rules. */
export interface ContentPage extends ParsedPage {
  fences: readonly ContentFence[];
  /** Findings about the attributes and quotations of the code blocks. */
  findings: readonly Finding[];
}

/**
 * Reads a page with its code blocks.
 * @param siteDir absolute folder of the site
 * @param file path relative to the site
 */
export async function readContentPage(siteDir: string, file: string): Promise<ContentPage> {
  const page = await parsePage(readFileSync(path.join(siteDir, file), 'utf8'), file);
  const {tree, linesAbove} = page;
  const lineOf = (code: Code) => (code.position?.start.line ?? 1) + linesAbove;

  const findings: Finding[] = [];
  const report = (code: Code, message: string) => findings.push({line: lineOf(code), message});
  fillQuotations(tree, siteDir, file, report);

  const fences: ContentFence[] = [];
  let chapter = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) chapter += 1;
    if (node.type !== 'code') return;
    try {
      const fence = createFence(node.lang?.toLowerCase(), node.meta ?? '', node.value);
      fences.push({...fence, line: lineOf(node), chapter});
    } catch (error) {
      report(node, (error as Error).message);
    }
  });
  return {...page, fences, findings};
}
