import {contentSecurityPolicy} from '../../../../../src/plugins/published-files/config/response-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${name} `));

describe('what a page may load', () => {
  it('is nothing of Google, until page views are counted', () => {
    expect(contentSecurityPolicy([], undefined, undefined)).not.toMatch(/google/);
    const counting = contentSecurityPolicy([], undefined, 'G-TESTS');
    expect(directive(counting, 'script-src')).toBe(
      "script-src 'self' https://www.googletagmanager.com",
    );
    expect(directive(counting, 'connect-src')).toMatch(/ https:\/\/\*\.google-analytics\.com$/);
    expect(directive(counting, 'style-src')).toBe("style-src 'self'");
  });
});
