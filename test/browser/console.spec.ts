import {expect, test} from '@playwright/test';
import {isOwnWarning} from './awake';
import {answerElsewhere, mayAsk} from './elsewhere';
import {kindPages} from './page-kinds';

for (const address of kindPages) {
  test(`${address} leaves the console empty and loads nothing unexpected from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      const expected404 =
        /status of 404/.test(text) && message.location().url.endsWith('/no-such-page/');
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expected404 && !isOwnWarning(text)) noise.push(text);
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('requestfailed', (request) => noise.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      const url = request.url();
      const isOurs = url.startsWith(baseURL ?? '') || url.startsWith('data:');
      if (!isOurs && !mayAsk(address, url)) noise.push(`elsewhere: ${url}`);
    });
    await answerElsewhere(page);
    await page.goto(address, {waitUntil: 'networkidle'});
    expect(noise).toEqual([]);
  });
}
