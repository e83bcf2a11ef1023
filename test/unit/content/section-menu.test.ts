import path from 'node:path';
import {readVersion} from '../../../src/content/read-version';
import {buildSectionMenu} from '../../../src/content/section-menu';
import {newest} from '../../../src/versions';
import {older} from '../../support/older-version';

const fixtures = path.resolve('test/fixtures/content-index');
const roots = async () => {
  const {root} = await readVersion(path.join(fixtures, 'good'), newest);
  const version = {folder: newest.folder, base: older.base};
  const {root: other} = await readVersion(path.join(fixtures, 'broken'), version);
  return {root, others: [{label: older.label, root: other}]};
};

describe('buildSectionMenu', () => {
  it('groups the pages of one section, without a heading for none and for "-" @spec-2.5.2 @spec-2.6.3', async () => {
    const {root, others} = await roots();
    const {groups} = buildSectionMenu(root, others, 'contribute', false);
    expect(groups.map(({label, pages}) => [label, pages.length])).toEqual([
      [undefined, 5],
      ['Modules', 1],
      ['Plugins', 2],
    ]);
    expect(buildSectionMenu(root, others, 'guides', false).groups.map(({label}) => label)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('lists the top-level pages, those that are no Markdown, too, without folders, the landing page and printables @spec-2.5.2 @spec-2.6.8', async () => {
    const {root, others} = await roots();
    const {section, groups} = buildSectionMenu(root, others, undefined, false);
    expect(section).toBeUndefined();
    expect(groups.flatMap(({pages}) => pages).map(({url}) => url)).toEqual([
      '/comparison/',
      '/vote/',
      '/offline-reading/',
    ]);
  });

  it('names the nearest page above, where another version does not have the page', async () => {
    const {root, others} = await roots();
    const nearest = new Map(
      ['contribute', 'loaders'].flatMap((section) =>
        buildSectionMenu(root, others, section, false).groups.flatMap(({pages}) =>
          pages.map(({url, nearest}) => [url, nearest] as const),
        ),
      ),
    );
    expect(nearest.get('/contribute/')).toBeUndefined();
    expect(nearest.get('/contribute/cli/')).toEqual({[older.label]: `${older.base}contribute/`});
    expect(nearest.get('/loaders/css-loader/')).toEqual({[older.label]: older.base});
  });

  it('lists and describes pages only when requested', async () => {
    const {root, others} = await roots();
    const [plain] = buildSectionMenu(root, others, 'contribute', false).groups[0]!.pages;
    expect(plain).not.toHaveProperty('description');
    expect(buildSectionMenu(root, others, 'contribute', false).list).toBeUndefined();
    const {list = []} = buildSectionMenu(root, others, 'contribute', true);
    expect(list[0]?.pages[0]?.description).toMatch(/^A page of the fixture/);
  });

  it('names the part of a list that the sidebar has no heading for', async () => {
    const {root, others} = await roots();
    const labels = (section: string) =>
      buildSectionMenu(root, others, section, true).list!.map(({label}) => label);
    expect(labels('contribute')).toEqual(['General', 'Modules', 'Plugins']);
    expect(labels('guides')).toEqual(['In this section']);
  });
});
