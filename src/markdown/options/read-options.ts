import {h} from 'hastscript';
import type {Heading, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {OptionFact} from '../../reference/options/option-fact';
import {errorAt, isMirrored} from '../../content/place';
import {checkHeading, findOption, nameInHeading, versionOfPage} from './find-option';

/** The place of a page where facts of an option stand; later steps draw or write them. */
export interface OptionFactsNode {
  type: 'optionFacts';
  fact: OptionFact;
  data: {hName: 'option-facts'; hProperties: {path: string}};
}

/**
 * Reads `::option` below a heading: facts that webpack itself knows of the option are put there.
 * The heading names the option, or `::option[path]` does; without a heading it is about the page.
 * @throws naming file and line, when the pinned webpack has no such option, or the heading above
 *   names another or has another id than links expect
 */
export function readOptions() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'option' || !parent || index === undefined) return;
      const above = contentOf(parent.children.slice(0, index)).at(-1);
      try {
        const fact =
          above || parent.type !== 'root'
            ? factBelow(above, node, file)
            : namedFact(toString(node), file);
        (parent.children as unknown[])[index] = {
          type: 'optionFacts',
          fact,
          position: node.position,
          data: {hName: 'option-facts', hProperties: {path: fact.path}},
        } satisfies OptionFactsNode & {position: unknown};
      } catch (error) {
        throw errorAt(file, node, `option: ${(error as Error).message}`);
      }
    });
  };
}

/** Front matter, and what a page imports and exports, are not seen. */
const contentOf = (nodes: RootContent[]) =>
  nodes.filter(({type}) => type !== 'mdxjsEsm' && type !== 'yaml');

/** A page that is about one option as a whole starts with its facts. */
function namedFact(path: string, file: VFile): OptionFact {
  if (path === '') throw new Error('name the option that the page is about, as ::option[mode]');
  return findOption(path, versionOfPage(file));
}

function factBelow(
  above: RootContent | undefined,
  directive: LeafDirective,
  file: VFile,
): OptionFact {
  if (above?.type !== 'heading') {
    throw new Error('::option stands right below the heading of the option');
  }
  const code = nameInHeading(above);
  const path = toString(directive) || code?.value;
  if (path === undefined) {
    throw new Error('the heading above is no piece of code: name the option, as ::option[mode]');
  }
  const fact = findOption(path, versionOfPage(file));
  if (code) {
    checkHeading(above, fact);
    markHeading(above, code.value);
  }
  return fact;
}

/** A name that is longer breaks behind its path on a phone. */
const widest = 24;

/** The name of the option itself stands out from the path that leads to it. */
function markHeading(heading: Heading, name: string): void {
  const start = name.lastIndexOf('.') + 1;
  const code = heading.children[0]!;
  heading.data = {
    ...heading.data,
    hProperties: {...heading.data?.hProperties, className: ['option']},
  };
  if (start === 0) return;
  code.data = {
    hChildren: [
      h('span', name.slice(0, start)),
      ...(name.length > widest ? [h('wbr')] : []),
      {type: 'text', value: name.slice(start)},
    ],
  };
}
