import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {put} from 'cacache';
import {PreparedPages} from '../../../../../src/plugins/mirrored-packages/build/prepared-pages';
import {markdownOf, markdownPage, pinOf} from '../../../../support/readme';

describe('PreparedPages', () => {
  let cache: string;
  beforeEach(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'prepared-'));
  });
  afterEach(() => rm(cache, {recursive: true}));

  async function keep(code: string) {
    const page = await markdownPage('Text.');
    page.headingIds = new Set(['options']);
    page.warn('mind this');
    await new PreparedPages(cache, code).write(page);
  }

  it('gives a page back as it was', async () => {
    await keep('code');
    const page = (await new PreparedPages(cache, 'code').read(pinOf()))!;
    expect(markdownOf(page)).toBe('Text.');
    expect([...page.headingIds, ...page.warnings]).toEqual([
      'options',
      'css-loader@7.1.5: mind this',
    ]);
  });

  it('knows no page of other code or another pin', async () => {
    await keep('code');
    expect(await new PreparedPages(cache, 'other').read(pinOf())).toBeUndefined();
    expect(await new PreparedPages(cache, 'code').read(pinOf({version: '7.1.4'}))).toBeUndefined();
  });

  it('forgets what was not used, but neither an equal page that was nor tarballs', async () => {
    await keep('old');
    await keep('new');
    await put(cache, 'css-loader@7.1.5', 'tarball');
    const pages = new PreparedPages(cache, 'new');
    await pages.read(pinOf());
    await pages.forgetOthers();
    expect(await new PreparedPages(cache, 'old').read(pinOf())).toBeUndefined();
    expect(await new PreparedPages(cache, 'new').read(pinOf())).toBeDefined();
  });
});
