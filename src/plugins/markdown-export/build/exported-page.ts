import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Node} from 'unist';
import {VFile} from 'vfile';
import {errorAt} from '../../../content/place';
import {isMirrored} from '../../../content/address';
import {type ParsedFile, parseFrontMatter} from '../../../content/front-matter';
import type {PageNode} from '../../../content/node';
import {parseBody} from '../../../content/parse-body';

/** A page on its way to become plain Markdown; the steps of the pipeline change its tree. */
export class ExportedPage {
  constructor(
    readonly node: PageNode,
    readonly frontMatter: NonNullable<ParsedFile['frontMatter']>,
    /** The page's own syntax tree. */
    readonly tree: Root,
    /** The text that places in the tree refer to. */
    readonly text: string,
    /** The page's file, as the transforms of our own pages know it. */
    readonly file: VFile,
  ) {}

  /** Gives the text a node was parsed from. */
  sourceOf({position}: Node): string {
    return this.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Gives the error of a node: names file and line, so that an editor can jump there. */
  errorAt(node: Node, message: string): Error {
    return errorAt(this.file, node, message);
  }
}

/**
 * Reads and parses a page of the index.
 * @param siteDir absolute folder of the site
 * @throws when its file is not what the content index has read
 */
export async function openPage(siteDir: string, node: PageNode): Promise<ExportedPage> {
  const file = path.join(siteDir, node.path);
  const source = await readFile(file, 'utf8');
  const mirrored = isMirrored(path.posix.basename(node.path));
  const {frontMatter, body, problems} = parseFrontMatter(source, node.path, mirrored);
  if (!frontMatter) {
    throw new Error(problems.map(({file, line, message}) => `${file}:${line}  ${message}`).join());
  }
  // As Docusaurus does, which its places of errors rely on.
  const value = body.trim();
  const {tree, text} = await parseBody(value, node.extension);
  return new ExportedPage(node, frontMatter, tree, text, new VFile({path: file, value}));
}
