import path from 'node:path';
import {readVersion} from '../../../src/content/read-version';
import {sectionMenu} from '../../../src/content/section-menu';
import {older} from '../../support/older-version';

const fixtures = path.resolve('test/fixtures/content-index');
const roots = async () => {
  const {root} = await readVersion(fixtures, {folder: 'good', base: '/'});
  const {root: other} = await readVersion(fixtures, {folder: 'broken', base: older.base});
  return {root, other};
};

describe('sectionMenu', () => {
  it('groups the pages of one section, without a heading for none and for "-"', async () => {
    const {root, other} = await roots();
    const {groups} = sectionMenu(root, other, 'api', false);
    expect(groups.map(({label, pages}) => [label, pages.length])).toEqual([
      [undefined, 5],
      ['Modules', 1],
      ['Plugins', 2],
    ]);
    expect(sectionMenu(root, other, 'guides', false).groups.map(({label}) => label)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('lists the top-level pages without folders, the landing page and printables', async () => {
    const {root, other} = await roots();
    const {section, groups} = sectionMenu(root, other, undefined, false);
    expect(section).toBeUndefined();
    expect(groups.flatMap(({pages}) => pages).map(({url}) => url)).toEqual(['/comparison/']);
  });

  it('leads to the same page of the other version, or the nearest one above it', async () => {
    const {root, other} = await roots();
    const twins = new Map(
      ['api', 'loaders'].flatMap((section) =>
        sectionMenu(root, other, section, false).groups.flatMap(({pages}) =>
          pages.map(({url, twin}) => [url, twin] as const),
        ),
      ),
    );
    expect(twins.get('/api/')).toBe(`${older.base}api/`);
    expect(twins.get('/api/cli/')).toBe(`${older.base}api/`);
    expect(twins.get('/loaders/css-loader/')).toBe(older.base);
  });

  it('lists and describes pages only when asked to', async () => {
    const {root, other} = await roots();
    const [plain] = sectionMenu(root, other, 'api', false).groups[0]!.pages;
    expect(plain).not.toHaveProperty('description');
    expect(sectionMenu(root, other, 'api', false).list).toBeUndefined();
    const {list = []} = sectionMenu(root, other, 'api', true);
    expect(list[0]?.pages[0]?.description).toMatch(/^A page of the fixture/);
  });
});
