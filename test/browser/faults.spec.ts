/**
 * What a page loads, times how it can fail, times when it does: in each case the text can be read,
 * links lead on, and nothing that was typed is lost.
 */
import {expect, type Page, type Route, test} from '@playwright/test';
import {isWholeSweep} from '../support/sweep';
import {outputLink, wake} from './awake';
import {field} from './search-field';

const resources = {
  script: '/assets/js/',
  style: '/assets/css/',
  font: '/assets/fonts/',
  image: '/img/',
  'index of the search': '/search-index/',
  'list of headings': '/content-index/',
} as const;
type Resource = keyof typeof resources;

const html = {status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in'};

/** Ways to fail; each gets the request of a resource. */
const faults: Record<string, (route: Route, resource: Resource) => Promise<void>> = {
  'is missing': (route) => route.fulfill({...html, status: 404}),
  'has an error of the host': (route) => route.fulfill({...html, status: 500}),
  'is a page of a proxy': (route) => route.fulfill(html),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, Math.floor(body.length / 2))});
  },
  'is slow': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue().catch(() => {});
  },
  'is blocked': (route) => route.abort('blockedbyclient'),
  'is of another deployment': (route, resource) =>
    resource === 'script'
      ? route.fulfill({contentType: 'text/javascript', body: 'void 0;'})
      : route.fulfill({contentType: 'application/json', body: '{"format":0}'}),
};

const fail = (page: Page, resource: Resource, fault: string): Promise<unknown> =>
  page.route(`**${resources[resource]}**`, (route) => faults[fault]!(route, resource));

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Follows a link, which ends at its page, at once or when the reader tries again. */
async function followOutput(page: Page): Promise<void> {
  await outputLink(page).click();
  const arrived = title(page).filter({hasText: 'Output'});
  const failure = page.getByRole('alert').filter({hasText: 'Error loading content.'});
  await expect(arrived.or(failure)).toBeVisible();
  if (await arrived.isVisible()) return;
  // It is tried once more by itself.
  await expect(failure).toHaveCount(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page)).toHaveText('Output');
}

/** When it fails, and what the reader does. */
const moments: Record<string, (page: Page, breakIt: () => Promise<unknown>) => Promise<void>> = {
  'at the first visit': async (page, breakIt) => {
    await breakIt();
    await page.goto('/concepts/', {waitUntil: 'commit'});
    await expect(title(page)).toHaveText('Concepts');
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    await followOutput(page);
  },
  'when the page is used': async (page, breakIt) => {
    await page.goto('/concepts/');
    await breakIt();
    await field(page).fill('entry');
    await page.waitForTimeout(500);
    await expect(field(page)).toHaveValue('entry');
    await page.keyboard.press('Escape');
    await followOutput(page);
  },
  'in a navigation': async (page, breakIt) => {
    await page.goto('/concepts/');
    await wake(page);
    await breakIt();
    await followOutput(page);
  },
};

const cells = Object.keys(resources).flatMap((resource, row) =>
  Object.keys(faults).flatMap((fault, column) =>
    Object.keys(moments).map((moment, layer) => ({
      resource: resource as Resource,
      fault,
      moment,
      isDrawn: (row + column + layer) % 5 === 0,
    })),
  ),
);

for (const {resource, fault, moment} of cells.filter(({isDrawn}) => isWholeSweep || isDrawn))
  test(`a ${resource} that ${fault} ${moment} leaves the page readable and its links working`, async ({
    page,
  }) => {
    await moments[moment]!(page, () => fail(page, resource, fault));
    // What a page still asks for, such as styles of menus, is answered to nobody.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

test('without any styles, drawings are small', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const address of ['/concepts/', '/nothing/']) {
    await page.goto(address);
    const widths = await page
      .locator('header svg, nav svg, main > svg')
      .evaluateAll((drawings) => drawings.map(({clientWidth}) => clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(300);
  }
});
