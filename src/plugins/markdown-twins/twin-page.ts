import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Node} from 'unist';
import {isMirrored} from '../content-index/address';
import {type ParsedFile, parseFrontMatter} from '../content-index/front-matter';
import type {PageNode} from '../content-index/node';
import {parseBody} from '../content-index/parse-body';

/** A page on its way to become plain Markdown; the steps of the pipeline change its tree. */
export class TwinPage {
  constructor(
    readonly node: PageNode,
    readonly frontMatter: NonNullable<ParsedFile['frontMatter']>,
    /** The page's own syntax tree. */
    readonly tree: Root,
    /** The text that places in the tree refer to. */
    readonly text: string,
    /** Lines of the file before that text. */
    private readonly linesBefore: number,
  ) {}

  /** Gives the text a node was parsed from. */
  sourceOf({position}: Node): string {
    return this.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Gives the error of a node: names file and line, so that an editor can jump there. */
  errorAt({position}: Node, message: string): Error {
    const line = this.linesBefore + (position?.start.line ?? 1);
    return new Error(`${this.node.path}:${line}  ${message}`);
  }
}

/**
 * Reads and parses a page of the index.
 * @param siteDir absolute folder of the site
 * @throws when its file is not what the content index has read
 */
export async function openPage(siteDir: string, node: PageNode): Promise<TwinPage> {
  const source = await readFile(path.join(siteDir, node.path), 'utf8');
  const mirrored = isMirrored(path.posix.basename(node.path));
  const {frontMatter, body, problems} = parseFrontMatter(source, node.path, mirrored);
  if (!frontMatter) {
    throw new Error(problems.map(({file, line, message}) => `${file}:${line}  ${message}`).join());
  }
  const {tree, text} = await parseBody(body, node.extension);
  const linesBefore = source.slice(0, source.length - body.length).split('\n').length - 1;
  return new TwinPage(node, frontMatter, tree, text, linesBefore);
}
