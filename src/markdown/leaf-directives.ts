import type {Parents, Root, RootContent, Table} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pagePath} from '../content/page-path';
import {type DocumentationVersion, versionOfFile} from '../versions';
import {locateError} from './located-error';

/** A directive on a page: `::hook[Compiler.run]`. */
export interface Directive {
  node: LeafDirective;
  /** The text in its brackets. */
  text: string;
  parent: Parents;
  /** The block right above it that readers see: no front matter, import or export. */
  above: RootContent | undefined;
}

/** A page that has some of the directives of a transform. */
export interface PageOfDirectives {
  tree: Root;
  file: VFile;
  version: DocumentationVersion;
  /** Those of the directives that it has, by name. */
  directives: readonly string[];
}

/** Gives the blocks that replace a directive; file, line and name are added to what it throws. */
type Draw = (directive: Directive) => RootContent | RootContent[];

/**
 * Makes a transform that replaces leaf directives by other blocks:
 *
 *     ::flags[output]  →  a block of code with the flags of `output`
 *
 * @param names of the directives, such as `flags`
 * @param drawFor is called once for each page that has one of them, to read what they show
 */
export const leafDirectives =
  (names: readonly string[], drawFor: (page: PageOfDirectives) => Draw | Promise<Draw>) =>
  () =>
  async (tree: Root, file: VFile): Promise<void> => {
    const occurrences: {node: LeafDirective; parent: Parents}[] = [];
    visit(tree, 'leafDirective', (node, _, parent) => {
      if (parent && names.includes(node.name)) occurrences.push({node, parent});
    });
    if (occurrences.length === 0) return;

    const directives = [...new Set(occurrences.map(({node}) => node.name))];
    const version = versionOfFile(pagePath(file));
    const draw = await drawFor({tree, file, version, directives});
    for (const {node, parent} of occurrences) {
      const index = (parent.children as RootContent[]).indexOf(node);
      const above = parent.children.slice(0, index).filter(isVisible).at(-1);
      try {
        const blocks = [draw({node, text: toString(node), parent, above})].flat();
        for (const block of blocks) block.position ??= node.position;
        (parent.children as RootContent[]).splice(index, 1, ...blocks);
      } catch (error) {
        throw locateError(file, node, node.name, error);
      }
    }
  };

const isVisible = ({type}: RootContent) => type !== 'mdxjsEsm' && type !== 'yaml';

/**
 * Gives the table above a directive that adds to it.
 * @throws when there is anything else
 */
export function requireTableAbove({above}: Directive): Table {
  if (above?.type !== 'table') throw new Error('it belongs below a table');
  return above;
}
