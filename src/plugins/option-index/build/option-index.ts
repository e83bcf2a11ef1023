import type {List, ListItem, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {versionOfPage} from '../../../markdown/leaf-directives';
import {isMirrored} from '../../../content/place';
import {code, paragraph, text} from '../../../markdown/nodes';
import type {Filtered} from '../config';
import {type OptionEntry, readEntries} from '../../../markdown/options/option-entries';

/** The class of the list, by which `drawOptionIndex` knows it. */
export const listClass = 'allOptions';
/** The class of the place of a field that filters what is below it. */
export const fieldClass = 'filterField';

const fields: Record<string, Filtered> = {
  'term-filter': 'terms',
  'release-filter': 'releases',
};

/**
 * Reads `::option-index`, where a list of all options that the reference describes is put, and
 * `::term-filter` and `::release-filter`, where a field is put that filters the entries or the
 * table below it.
 */
export function optionIndex() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const lists: List[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      const filtered = fields[node.name];
      if (filtered)
        node.data = {
          hName: 'div',
          hProperties: {className: [fieldClass], dataFiltered: filtered},
        };
      if (node.name !== 'option-index' || !parent || index === undefined) return;
      const list: List = {
        type: 'list',
        spread: false,
        children: [],
        position: node.position,
        data: {hProperties: {className: [listClass]}},
      };
      parent.children[index] = list;
      lists.push(list);
    });
    if (lists.length === 0) return;
    const entries = await readEntries(file.cwd, versionOfPage(file));
    for (const list of lists) list.children = entries.map(itemOf);
  };
}

const itemOf = ({name, address, line}: OptionEntry): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [
    paragraph(
      {type: 'link', url: address, children: [code(name)]},
      ...(line.length > 0 ? [text(' '), ...line] : []),
    ),
  ],
});
