import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ls} from 'cacache';
import sharp from 'sharp';
import {cardMaker} from '../../../../../src/plugins/social-cards/build/card-maker';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const cache = mkdtempSync(path.join(tmpdir(), 'cards-'));
const site = process.cwd();
const card = {title: 'Output', section: 'concepts', version: newest.label};
afterAll(() => rmSync(cache, {recursive: true}));

describe('a social card', () => {
  it('has the size of previews and is light, however long its title is', async () => {
    const make = await cardMaker(site, cache);
    const titles = ['Output', 'SuperLongPluginNameOfSomebody', 'The way of the modules '.repeat(6)];
    for (const title of titles) {
      const png = await make({...card, title});
      expect(png.length).toBeLessThanOrEqual(60_000);
      expect(await sharp(png).metadata()).toMatchObject({width: 1200, height: 630});
    }
  });

  it('keeps the title within its column', async () => {
    const make = await cardMaker(site, cache);
    const png = await make({title: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMM', version: newest.label});
    const right = {left: 800, top: 200, width: 30, height: 400};
    const {channels} = await sharp(await sharp(png).extract(right).toBuffer()).stats();
    expect(channels.slice(0, 3).map(({min}) => min)).toEqual([255, 255, 255]);
  });

  it('is drawn once, also by two builds', async () => {
    const first = await cardMaker(site, cache);
    const [one, same] = await Promise.all([first(card), first({...card})]);
    expect(same).toBe(one);
    const kept = Object.keys(await ls(cache)).length;
    const second = await cardMaker(site, cache);
    expect((await second(card)).equals(one)).toBe(true);
    expect(Object.keys(await ls(cache))).toHaveLength(kept);
    await second({...card, version: older.label});
    expect(Object.keys(await ls(cache))).toHaveLength(kept + 1);
  });

  it('is not drawn with holes: a character that no font has is named', async () => {
    const make = await cardMaker(site, cache);
    await expect(make({...card, title: 'Tea 茶'})).rejects.toThrow(
      'The fonts of social cards lack "茶", which stands in the title "Tea 茶"',
    );
  });
});
