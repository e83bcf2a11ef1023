import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {put} from 'cacache';
import {
  lossesOf,
  lossTable,
  lostWords,
} from '../../../../../src/plugins/mirrored-packages/build/losses';
import {newest} from '../../../../../src/versions';
import {pinOf} from '../../../../support/readme';
import {integrityOf, packed} from '../../../../support/registry';

describe('losses', () => {
  let cache: string;
  beforeEach(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'losses-'));
  });
  afterEach(() => rm(cache, {recursive: true}));

  it('tell per step how many nodes and which words of a README are gone', async () => {
    const tarball = await packed({
      'package.json': JSON.stringify({name: 'css-loader', version: '7.1.5', license: 'MIT'}),
      'README.md': '# css-loader\n\n<!-- note -->\n\nText.\n\n<style>bad</style>\n',
    });
    const pin = pinOf({integrity: integrityOf(tarball)});
    await put(cache, 'css-loader', tarball);
    const losses = await lossesOf(pin, {cache, onFetch: () => undefined, offline: true});
    const dropped = losses.steps.filter(({nodes}) => nodes > 0).map(({step}) => step);
    expect(dropped).toEqual(['dropComments', 'dropTitle', 'sanitize']);
    expect(lostWords(losses)).toBe('css-loader@7.1.5\n  dropTitle: css-loader\n  sanitize: bad');
    expect(lossTable([losses]).split('\n')[1]).toMatch(
      new RegExp(`^css-loader@7\\.1\\.5 \\(webpack ${newest.label}\\) +\\d+ +-1 +-2 +-2$`),
    );
  });
});
