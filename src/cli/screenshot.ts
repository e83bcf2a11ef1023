import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import sharp from 'sharp';
import {site} from '../config/site';
import {serveBuiltSite} from './built-site-in-browser';

const file = '.github/screenshot.png';
const page = '/concepts/entry-points/';
const viewport = {width: 1440, height: 960};
/** Pixels between the two schemes. */
const gap = 20;
/** What the README shows of each scheme, in pixels. */
const shownWidth = 760;

/** `npm run screenshot`: the picture in the README, from the built site. */
async function main(): Promise<void> {
  const {findBrowser} = await import('./find-browser.mts');
  const browser = await chromium.launch(await findBrowser('installed'));
  try {
    const [light, dark] = [await pictureIn(browser, 'light'), await pictureIn(browser, 'dark')];
    const {width, height} = await sharp(light).metadata();
    const background = {r: 255, g: 255, b: 255, alpha: 0};
    const picture = await sharp({
      create: {width: 2 * width + gap, height, channels: 4, background},
    })
      .composite([
        {input: light, left: 0, top: 0},
        {input: dark, left: width + gap, top: 0},
      ])
      .png({palette: true})
      .toBuffer();
    await writeFile(file, picture);
    console.log(`screenshot: ${file}, ${Math.round(picture.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
}

async function pictureIn(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({viewport, colorScheme, deviceScaleFactor: 2});
  await serveBuiltSite(context, path.resolve('build'), site.url);
  const tab = await context.newPage();
  const response = await tab.goto(site.url + page, {waitUntil: 'load'});
  if (!response?.ok()) throw new Error(`${page} is not in build/: run "npm run build" first`);
  await tab.evaluate(() => document.fonts.ready);
  const whole = await tab.screenshot();
  await context.close();
  return sharp(whole).resize({width: shownWidth}).toBuffer();
}

main().catch((error: Error) => {
  console.error(`screenshot: ${error.message}`);
  process.exitCode = 1;
});
