import {toString} from 'mdast-util-to-string';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readReference} from '../reference';
import {areaOf, type FlagFact, usageOf} from '../reference/command-line/flag-fact';
import {nearestName} from '../reference/options/names';
import {versionOfPage} from './options/find-option';
import {errorAt, isMirrored} from '../content/place';

/**
 * Reads `::flags[output]`: a list of all flags that set the option or something below it; several
 * options with commas between. It is text in a block of code, which costs a page next to nothing
 * and is found by the search under the heading above.
 * @throws naming file and line, when no flag sets such an option
 */
export function flagLists() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const places: {node: Code; written: string}[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'flags' || !parent || index === undefined) return;
      const code: Code = {type: 'code', lang: 'text', value: '', position: node.position};
      parent.children[index] = code;
      places.push({node: code, written: toString(node)});
    });
    if (places.length === 0) return;
    const {areas} = await readReference(versionOfPage(file));
    for (const {node, written} of places) {
      try {
        node.value = written
          .split(',')
          .flatMap((area) => linesOf(area.trim(), areas.flags))
          .join('\n');
      } catch (error) {
        throw errorAt(file, node, `flags: ${(error as Error).message}`);
      }
    }
  };
}

function linesOf(area: string, flags: readonly FlagFact[]): string[] {
  const own = flags.filter((flag) => areaOf(flag) === area);
  if (own.length > 0) return own.map(usageOf);
  const known = [...new Set(flags.map(areaOf))];
  throw new Error(`no flag sets ${area}; the nearest is ${nearestName(area, known)}`);
}
