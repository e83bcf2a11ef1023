import type {Page, Route} from '@playwright/test';

/** Pages that ask another host without being told to, and which one. */
const expected: Record<string, string> = {'/vote/': 'https://api.github.com/'};

/** Tells whether a page may ask for an address of another host by itself. */
export function mayAsk(page: string, address: string): boolean {
  const host = expected[page];
  return host !== undefined && address.startsWith(host);
}

const headers = {'access-control-allow-origin': '*'};

/** Gives the feature requests of the fixture, as GitHub would. */
export const giveRequests = (route: Route) =>
  route.fulfill({path: 'test/fixtures/feature-requests.json', headers});

/** Answers for every host that a page may ask: tests need no network. */
export async function answerElsewhere(page: Page): Promise<void> {
  await page.route('https://api.github.com/**', giveRequests);
}
