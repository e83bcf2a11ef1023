import type {Page, Route} from '@playwright/test';

const headers = {'access-control-allow-origin': '*'};

/** Gives the feature requests of the fixture, as GitHub would. */
export const giveRequests = (route: Route) =>
  route.fulfill({path: 'test/fixtures/feature-requests.json', headers});

/** Answers for the service that draws badges; gives the addresses that were asked for so far. */
export async function answerBadges(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://img.shields.io/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"/>',
    });
  });
  return asked;
}
