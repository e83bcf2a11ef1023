import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ls} from 'cacache';
import sharp from 'sharp';
import {cardMaker} from '../../../../../../src/plugins/published-files/build/social-cards/card-maker';
import {older} from '../../../../../support/older-version';
import {newest} from '../../../../../../src/versions';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
const site = process.cwd();
const maker = () => cardMaker(site);
const pictures = async () => Object.keys(await ls(folder));
const card = {title: 'Output', section: 'concepts', version: newest.label};
beforeAll(() => void (process.env.WEBPACK_DOCS_CACHE = folder));
afterAll(() => {
  delete process.env.WEBPACK_DOCS_CACHE;
  rmSync(folder, {recursive: true});
});

describe('a social card', () => {
  it('has the size of previews and is light, however long its title is', async () => {
    const make = maker();
    const titles = ['Output', 'SuperLongPluginNameOfSomebody', 'The way of the modules '.repeat(6)];
    for (const title of titles) {
      const png = await make({...card, title});
      expect(png.length).toBeLessThanOrEqual(60_000);
      expect(await sharp(png).metadata()).toMatchObject({width: 1200, height: 630});
    }
  });

  it('keeps the title within its column', async () => {
    const make = maker();
    const png = await make({title: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMM', version: newest.label});
    const right = {left: 800, top: 200, width: 30, height: 400};
    const {channels} = await sharp(await sharp(png).extract(right).toBuffer()).stats();
    expect(channels.slice(0, 3).map(({min}) => min)).toEqual([255, 255, 255]);
  });

  it('is drawn once, also by two builds', async () => {
    const first = maker();
    const fresh = {...card, title: 'Drawn at once'};
    const [one, same] = await Promise.all([first(fresh), first({...fresh})]);
    expect(same).toEqual(one);
    const kept = (await pictures()).length;
    const second = maker();
    expect((await second(fresh)).equals(one)).toBe(true);
    expect(await pictures()).toHaveLength(kept);
    await second({...fresh, version: older.label});
    expect(await pictures()).toHaveLength(kept + 1);
  });

  it('is not drawn with holes: a character that no font has is named', async () => {
    const make = maker();
    await expect(make({...card, title: 'Tea 茶'})).rejects.toThrow(
      'The fonts of social cards lack "茶", which stands in the title "Tea 茶"',
    );
  });
});
