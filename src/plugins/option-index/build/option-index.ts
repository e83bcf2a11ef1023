import type {PhrasingContent} from 'mdast';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {list, named, text} from '../../../markdown/nodes';
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
export const optionIndex = leafDirectives(
  ['option-index', ...Object.keys(fields)],
  async ({version}) => {
    const entries = await readEntries(version);
    return ({node}) => {
      const dataFiltered = fields[node.name];
      if (dataFiltered) {
        const hProperties = {className: [fieldClass], dataFiltered};
        return {...node, data: {hName: 'div', hProperties}};
      }
      const hProperties = {className: [listClass]};
      return {...list(entries.map(sayEntry)), data: {hProperties}};
    };
  },
);

const sayEntry = ({name, address, line}: OptionEntry): PhrasingContent[] => [
  named(name, address),
  ...(line.length > 0 ? [text(' '), ...line] : []),
];
