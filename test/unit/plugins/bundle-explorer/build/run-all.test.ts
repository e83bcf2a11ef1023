import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectFolder} from '../../../../../src/plugins/bundle-explorer/build/builds';
import {readState, runAll} from '../../../../../src/plugins/bundle-explorer/build/run-all';
import {stateOf} from '../../../../../src/plugins/bundle-explorer/engine/switches';
import {temporaryFolder, writeFiles} from '../../../../support/temporary-folder';

const shop = path.resolve(projectFolder);
/** A copy of the shop with some files of its own. */
function shopWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  cpSync(shop, folder, {recursive: true});
  // Its package is found where this site has it.
  writeFiles(folder, {
    'node_modules/fflate/package.json': '{"name": "fflate", "sideEffects": false}',
    'node_modules/fflate/index.js':
      'export const strToU8 = (text) => [text];\nexport const deflateSync = (list) => list;\n',
    ...files,
  });
  return folder;
}
const textOf = (file: string) => readFileSync(path.join(shop, file), 'utf8');

describe('a build of the shop', () => {
  it('tells how many bytes of each file come from each module', async () => {
    const {outputs, removals} = await readState(shop, stateOf(['production', 'tree-shaking']));
    const script = outputs.find(({name}) => name === 'main.js')!;
    const parts = [...script.parts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect([...script.parts.keys()].sort()).toEqual([
      'fflate',
      'src/card.js',
      'src/checkout.js',
      'src/countries.js',
      'src/index.js',
      'src/money.js',
      'src/share.js',
      'src/teas.js',
    ]);
    expect(parts).toBeLessThan(script.bytes);
    expect(script.brotli).toBeLessThan(script.bytes);
    const removed = new Map(
      removals.map(({module, exports}) => [module, exports.map(({name}) => name)]),
    );
    expect(removals).toHaveLength(2);
    expect(removed.get('src/money.js')).toEqual(['withTax']);
    expect(removed.get('fflate')).not.toContain('deflateSync');
    expect(removed.get('fflate')).toContain('inflateSync');
  });

  it('has a chunk that loads on demand, and one for the package', async () => {
    const {outputs} = await readState(shop, stateOf(['import', 'split-chunks']));
    expect(outputs.filter(({onDemand}) => onDemand).map(({name}) => name)).toEqual(['checkout.js']);
    const [packages] = outputs.filter(({parts}) => parts.has('fflate'));
    expect([...packages!.parts.keys()]).toEqual(['fflate']);
  });

  it('removes nothing in development mode, where unused exports are only marked', async () => {
    const {removals, outputs} = await readState(shop, stateOf(['tree-shaking']));
    expect(removals).toEqual([]);
    expect(outputs.find(({name}) => name === 'main.js')!.parts.get('src/money.js')).toBeGreaterThan(
      Buffer.byteLength(textOf('src/money.js')),
    );
  });

  it('has another name for the one file whose line has changed', async () => {
    const always = ['production', 'tree-shaking', 'import', 'split-chunks', 'hashes'] as const;
    const [before, after] = [
      await readState(shop, stateOf(always)),
      await readState(shop, stateOf([...always, 'edit'])),
    ];
    const names = before.outputs.map(({name}) => name);
    expect(after.outputs.filter(({name}) => !names.includes(name))).toMatchObject([
      {chunk: 'main'},
    ]);
  });
});

describe('a build that fails', () => {
  it('names the first combination that does, and what webpack says', async () => {
    const folder = shopWith({'src/card.js': `import './kettle.js';\n${textOf('src/card.js')}`});
    await expect(runAll(folder)).rejects.toThrow(
      /does not build with all switches off: .*Can't resolve '\.\/kettle\.js'/s,
    );
  });

  it('names the switches that make it fail', async () => {
    const folder = shopWith({
      'src/checkout.js': `export const other = 1;\n${textOf('src/checkout.js').replace('export function', 'function')}`,
    });
    await expect(readState(folder, stateOf(['production', 'hashes']))).rejects.toThrow(
      /does not build with production, hashes: .*openCheckout/s,
    );
  });

  it('says which line a switch does not find', async () => {
    const folder = shopWith({'src/card.js': 'export const createCard = (tea) => tea.name;\n'});
    await expect(readState(folder, stateOf(['edit']))).rejects.toThrow(
      `src/card.js has not what "edit" changes: picture.alt = '';`,
    );
  });

  it('says which file does not fit the drawing', async () => {
    const folder = shopWith({
      'src/index.js': `${textOf('src/index.js')}globalThis.serve = () => [import('./kettle.js'), import('./cup.js')];\n`,
      'src/kettle.js': `import { leaf } from './leaf.js';\nexport const kettle = leaf;\n`,
      'src/cup.js': `import { leaf } from './leaf.js';\nexport const cup = leaf;\n`,
      'src/leaf.js': 'export const leaf = new Date();\n',
    });
    await expect(readState(folder, 0)).rejects.toThrow(
      /with all switches off does not fit the drawing: src\/leaf\.js is in \d files, and a block is in one/,
    );
  });
});
