import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../../../content/place';
import {type Step, stepOf} from '../../../markdown/options/version-changes';
import {cell, code, row, text} from '../../../markdown/tables/cells';
import {addressOf} from './page-names';
import {readPins} from './pins';

/**
 * Reads `::package-releases[5]`: a table of the mirrored packages that need another release than
 * with the webpack before, and the webpack that their `peerDependencies` ask for.
 * @throws naming file and line, when the version has none before it
 */
export function packageReleases() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const places: (() => Promise<void>)[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'package-releases' || !parent || index === undefined) return;
      const step = stepOf(node, file);
      places.push(async () => {
        parent.children[index] = {...(await table(step, file.cwd)), position: node.position};
      });
    });
    for (const fill of places) await fill();
  };
}

async function table({from, to}: Step, siteDir: string): Promise<Table> {
  const pins = await readPins(siteDir, [from, to]);
  const [before, after] = [from, to].map(({label}) =>
    pins.filter(({documentation}) => documentation.label === label),
  );
  const rows = after!.flatMap((pin) => {
    const old = before!.find(({name}) => name === pin.name);
    if (!old || old.version === pin.version) return [];
    const name = {type: 'inlineCode' as const, value: pin.name};
    return row(
      cell({type: 'link', url: addressOf(pin), children: [name]}),
      code(old.version),
      code(pin.version),
      pin.webpack ? code(pin.webpack) : text('says nothing'),
    );
  });
  const head = [
    'Package',
    `last for webpack ${from.label}`,
    `for webpack ${to.label}`,
    'asks for webpack',
  ];
  return {type: 'table', children: [row(...head.map(text)), ...rows]};
}
