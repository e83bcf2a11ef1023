import type {Table} from 'mdast';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {type MajorUpgrade, upgradeTo} from '../../../markdown/options/version-changes';
import {code, linkedName, table} from '../../../markdown/nodes';
import {addressOf} from './page-names';
import {type Pin, readPins} from './pins';

/**
 * Reads `::package-releases[5]`: a table of the mirrored packages that need another release than
 * with the webpack before, and the webpack that their `peerDependencies` ask for.
 * @throws naming file and line, when the version has none before it
 */
export const packageReleases = leafDirectives(['package-releases'], async ({file}) => {
  const pins = await readPins(file.cwd);
  return ({text: label}) => tableOf(upgradeTo(label), pins);
});

function tableOf({from, to}: MajorUpgrade, pins: readonly Pin[]): Table {
  const [before, after] = [from, to].map(({label}) =>
    pins.filter(({documentation}) => documentation.label === label),
  );
  const rows = after!.flatMap((pin) => {
    const old = before!.find(({name}) => name === pin.name);
    if (!old || old.version === pin.version) return [];
    return [
      [
        linkedName(pin.name, addressOf(pin)),
        code(old.version),
        code(pin.version),
        pin.webpack ? code(pin.webpack) : 'says nothing',
      ],
    ];
  });
  const head = [
    'Package',
    `last for webpack ${from.label}`,
    `for webpack ${to.label}`,
    'asks for webpack',
  ];
  return table(head, rows);
}
