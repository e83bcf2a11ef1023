import {expect, type Page, test} from '@playwright/test';
import {readPdf} from '../support/pdf';
import {applicationScripts, noise, wake} from './awake';
import {faultsOf} from './axe';
import {isWholeSweep} from './page-kinds';
import {isSaid, printedBlocks, squeezed} from './printed-blocks';
import {newest} from '../../src/versions';
import {older} from '../support/older-version';

/** Counts how often the print dialog would have opened, in every document of the page. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  let opened = 0;
  await page.exposeFunction('dialogOpened', () => {
    opened += 1;
  });
  await page.addInitScript(() => {
    window.print = () => void Object(window).dialogOpened();
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    return opened;
  };
}

test('the print dialog opens once for those who follow Print Section', async ({page}) => {
  const dialogs = await countDialogs(page);
  const said = noise(page);
  await page.goto('/concepts/output/');
  await wake(page);
  await page.getByRole('link', {name: 'Print Section'}).click();
  await expect(page).toHaveURL('/concepts/printable/');
  await expect.poll(dialogs).toBe(1);
  await page.reload();
  await page.goBack();
  await page.goForward();
  expect(await dialogs()).toBe(1);
  expect(said).toEqual([]);
});

test('the print dialog waits for its button when the page is just visited', async ({page}) => {
  const dialogs = await countDialogs(page);
  await page.goto('/concepts/printable/');
  expect(await dialogs()).toBe(0);
  await page.getByRole('button', {name: 'Print'}).click();
  expect(await dialogs()).toBe(1);
});

test('the application never takes a printable page over', async ({page}) => {
  const scripts = applicationScripts(page);
  await page.goto('/guides/printable/');
  await page.getByRole('link', {name: 'Back to Guides'}).hover();
  await page.keyboard.press('Tab');
  await page.getByRole('region', {name: 'Contents'}).getByRole('link').first().click();
  await expect(page).toHaveURL('/guides/printable/#guides');
  expect(scripts).toEqual(['/print.js']);
});

/** The longest volume takes axe and the printer minutes; a short one is made of the same parts. */
const volume = isWholeSweep ? '/guides/' : `${older.base}guides/`;

test('axe finds nothing in a volume, and nothing reaches over the edge', async ({page}) => {
  await page.goto(`${volume}printable/`);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await faultsOf(page)).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `at ${width} px`).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a printable page is whole, and says how to print it', async ({page}) => {
    await page.goto('/loaders/printable/');
    await expect(page.getByText('Print with the menu of your browser.')).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
    await expect(
      page.getByRole('heading', {level: 1, name: 'css-loader', exact: true}),
    ).toBeAttached();
    await expect(page.locator('details:not([open])')).toHaveCount(0);
  });
});

/** READMEs are printed alone below; a whole section of them takes as long as ten pages. */
const volumes = ['concepts', ...(isWholeSweep ? ['loaders'] : [])];

for (const section of volumes) {
  test(`the PDF of ${section} has all that the pages say`, async ({page}) => {
    await page.goto(`/${section}/printable/`);
    await page.evaluate(() => document.fonts.ready);
    const blocks = await printedBlocks(page);
    const pdf = await page.pdf({preferCSSPageSize: true, outline: true, tagged: true});
    const printed = await readPdf(pdf);

    const {pages} = printed;
    expect(blocks.length).toBeGreaterThan(100);
    const text = squeezed(printed.text);
    expect(blocks.filter((block) => !isSaid(text, squeezed(block)))).toEqual([]);
    expect(printed.outside).toEqual([]);
    expect(printed.alone).toEqual([]);
    expect(printed.margins[0]).toEqual({head: '', foot: `1 / ${pages}`});
    expect(printed.margins.at(-1)!.head).toBe(`webpack ${newest.webpack} / Concepts`);
    expect(printed.margins.at(-1)!.foot).toBe(`${pages} / ${pages}`);
    const headings = await page.locator('main :is(h1, h2, h3)').allTextContents();
    // Chromium repeats what stands beside code in a heading: at its end or its beginning.
    const outline = printed.outline.map(squeezed);
    const isListed = (heading: string) =>
      outline.some((title) => title.startsWith(heading) || title.endsWith(heading));
    expect(headings.map(squeezed).filter((heading) => !isListed(heading))).toEqual([]);
  });
}
