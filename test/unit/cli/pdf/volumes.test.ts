import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chosenVolumes} from '../../../../src/cli/pdf/volumes';
import {older} from '../../../support/older-version';
import {newest} from '../../../../src/versions';

function site(...pages: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'volumes-'));
  for (const page of pages) {
    mkdirSync(path.join(folder, page), {recursive: true});
    writeFileSync(path.join(folder, page, 'index.html'), '');
  }
  return folder;
}
/** Of a section in an older version. */
const name = `${older.base}api`.slice(1);
const folder = site('', 'printable', 'api/printable', `${name}/printable`);

describe('the sections to print', () => {
  it('are all that were built when none is named', () => {
    expect(chosenVolumes([], folder)).toEqual([
      {name: 'top', url: '/printable/', file: `webpack-${newest.label}-top.pdf`},
      {name: 'api', url: '/api/printable/', file: `webpack-${newest.label}-api.pdf`},
      {name, url: `/${name}/printable/`, file: `webpack-${older.label}-api.pdf`},
    ]);
  });

  it('are those that are named', () => {
    expect(chosenVolumes([name], folder).map(({file}) => file)).toEqual([
      `webpack-${older.label}-api.pdf`,
    ]);
  });

  it('are not guessed', () => {
    expect(() => chosenVolumes(['apis'], folder)).toThrow(
      `no section is called apis; there are top, api, ${name}`,
    );
  });

  it('need a built site', () => {
    expect(() => chosenVolumes([], path.join(folder, 'none'))).toThrow(/npm run build/);
  });
});
