import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chosenVolumes} from '../../../../src/cli/pdf/volumes';

function site(...pages: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'volumes-'));
  for (const page of pages) {
    mkdirSync(path.join(folder, page), {recursive: true});
    writeFileSync(path.join(folder, page, 'index.html'), '');
  }
  return folder;
}
const folder = site('', 'printable', 'api/printable', 'v4/api/printable');

describe('the sections to print', () => {
  it('are all that were built when none is named', () => {
    expect(chosenVolumes([], folder)).toEqual([
      {name: 'top', url: '/printable/', file: 'webpack-5-top.pdf'},
      {name: 'api', url: '/api/printable/', file: 'webpack-5-api.pdf'},
      {name: 'v4/api', url: '/v4/api/printable/', file: 'webpack-4-api.pdf'},
    ]);
  });

  it('are those that are named', () => {
    expect(chosenVolumes(['v4/api'], folder).map(({file}) => file)).toEqual(['webpack-4-api.pdf']);
  });

  it('are not guessed', () => {
    expect(() => chosenVolumes(['apis'], folder)).toThrow(
      'no section is called apis; there are top, api, v4/api',
    );
  });

  it('need a built site', () => {
    expect(() => chosenVolumes([], path.join(folder, 'none'))).toThrow(/npm run build/);
  });
});
