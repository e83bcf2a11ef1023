import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {toString} from 'hast-util-to-string';
import {selectAll} from 'hast-util-select';
import {projectFolder} from '../../src/plugins/bundle-explorer/build/builds';
import {readState} from '../../src/plugins/bundle-explorer/build/run-all';
import {buildsSchema} from '../../src/plugins/bundle-explorer/engine/builds';
import {configurationOf} from '../../src/plugins/bundle-explorer/engine/configuration';
import {firstState} from '../../src/plugins/bundle-explorer/engine/switches';
import {builtFile, pageAt} from '../support/built-site';

const folder = path.resolve(projectFolder);
const drawingOf = (url: string) => pageAt(url).querySelectorAll('section[data-bundle]')[0]!;
const drawing = drawingOf('/');
const textsOf = (selector: string) => selectAll(selector, drawing).map((node) => toString(node));

/** Pages whose first screen is a drawing, each with the switches it offers. */
const pages: [string, string[]][] = [
  ['/', ['production', 'tree-shaking', 'import', 'split-chunks', 'hashes', 'edit']],
  ['/concepts/', ['production', 'tree-shaking', 'import']],
  ['/guides/code-splitting/', ['import', 'split-chunks']],
  ['/guides/caching/', ['split-chunks', 'hashes', 'edit']],
  ['/guides/tree-shaking/', ['production', 'tree-shaking']],
  ['/configuration/optimization/', ['production', 'tree-shaking', 'split-chunks']],
  ['/plugins/split-chunks-plugin/', ['import', 'split-chunks', 'hashes']],
];

describe('the drawing of a bundle', () => {
  it('shows the files that a fresh run writes, and what is in them', async () => {
    const {outputs} = await readState(folder, firstState);
    expect(textsOf('[data-key^="f:"] code').sort()).toEqual(outputs.map(({name}) => name).sort());
    expect(textsOf('[data-key] [data-bytes]').sort()).toEqual(
      outputs.map(({bytes}) => `${bytes.toLocaleString('en')} bytes`).sort(),
    );
    const blocks = outputs.flatMap(({parts}) =>
      [...parts].map(
        ([name, bytes]) => `${path.posix.basename(name)} ${bytes.toLocaleString('en')}`,
      ),
    );
    expect(textsOf('.block').sort()).toEqual(blocks.sort());
  });

  it('shows the configuration of the example, which is that of its first state', () => {
    const configuration = readFileSync(path.join(folder, 'webpack.config.js'), 'utf8');
    expect(configurationOf(firstState)).toBe(configuration);
    expect(textsOf('figure code')).toEqual([configuration]);
  });

  it('shows the lines that are left out', () => {
    const [code] = textsOf('.out code del');
    expect(readFileSync(path.join(folder, 'src/money.js'), 'utf8')).toContain(code);
    expect(code).toMatch(/^export const withTax/);
  });

  it('has all 64 builds in at most 6 kB', () => {
    const json = builtFile(String(drawing.properties.dataBundle).slice(1));
    expect(buildsSchema.parse(JSON.parse(json)).states).toHaveLength(64);
    expect(brotliCompressSync(json).length).toBeLessThanOrEqual(6000);
  });

  it.each(pages)('is on %s, with the switches that matter there', (url, names) => {
    const switches = selectAll('[role=switch]', drawingOf(url));
    expect(switches.map(({properties}) => properties.name)).toEqual(names);
  });
});
