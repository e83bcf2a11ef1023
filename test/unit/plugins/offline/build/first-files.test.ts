import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {firstFiles} from '../../../../../src/plugins/offline/build/first-files';

function builtSite(html: string) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'first-files-'));
  mkdirSync(path.join(outDir, 'offline'));
  mkdirSync(path.join(outDir, 'assets'));
  writeFileSync(path.join(outDir, 'offline/index.html'), html);
  writeFileSync(path.join(outDir, 'assets/styles.css'), 'a{}');
  writeFileSync(path.join(outDir, 'assets/other.css'), 'b{}');
  return {siteDir: process.cwd(), outDir, baseUrl: '/'};
}

describe('what the service worker keeps from the start', () => {
  const sheet = '<link rel=stylesheet href=/assets/styles.css>';

  it('is the page without a connection, its styles, two faces and the scripts it needs', async () => {
    const site = builtSite(`${sheet}<a href="/concepts/">x</a>`);
    const script = {file: path.join(site.outDir, 'assets/styles.css'), address: 'assets/js/a.js'};
    const files = await firstFiles(site, [script]);
    expect(files.map(({url}) => url)).toEqual([
      '/offline/',
      '/assets/styles.css',
      expect.stringMatching(/^\/assets\/fonts\/read-\w+\.woff2$/),
      expect.stringMatching(/^\/assets\/fonts\/use-\w+\.woff2$/),
      '/assets/js/a.js',
    ]);
  });

  it('is fetched again when the page changes, and under new names when a file does', async () => {
    const [before] = await firstFiles(builtSite(sheet), []);
    const [same, styles] = await firstFiles(builtSite(sheet), []);
    const [after] = await firstFiles(builtSite(`${sheet}<p>New words</p>`), []);
    expect(same!.revision).toBe(before!.revision);
    expect(after!.revision).not.toBe(before!.revision);
    expect(styles).toMatchObject({revision: null, size: 3});
  });

  it('cannot be listed when a file is missing', async () => {
    const site = builtSite('<link rel=stylesheet href=/assets/gone.css>');
    await expect(firstFiles(site, [])).rejects.toThrow(/gone\.css/);
  });
});
