import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {screensWithCard, socialCardOf} from '../../src/config/social-cards';
import {type BuiltPage, buildFolder, readablePages} from '../support/built-site';

const pages = readablePages();
const addresses = pages.map((page) => [page.url, page] as const);
const isArticle = ({querySelectorAll: all}: BuiltPage) => all('article').length > 0;

describe('the picture of a page', () => {
  it.each(addresses)('%s exists, has the right size, and is light', async (url, page) => {
    const [named, ...others] = page.querySelectorAll('meta[property="og:image"]');
    expect(others).toEqual([]);
    const {pathname, origin} = new URL(String(named!.properties.content));
    expect(origin).toBe('https://webpack.js.org');
    const hasCard = isArticle(page) || screensWithCard.some((screen) => screen.url === url);
    expect(pathname).toBe(hasCard ? socialCardOf(url) : '/icons/social-card.png');
    const file = path.join(buildFolder, pathname);
    expect(existsSync(file)).toBe(true);
    const image = readFileSync(file);
    expect(image.length).toBeLessThanOrEqual(60_000);
    expect(await sharp(image).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
  });

  it('is drawn for articles', () => {
    expect(pages.filter(isArticle).length).toBeGreaterThan(40);
  });
});
