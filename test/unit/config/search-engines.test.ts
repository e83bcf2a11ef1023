import {contentSecurityPolicy} from '../../../src/config/headers';
import {hostedSearchOf} from '../../../src/config/search-engines';

const environment = {ALGOLIA_APP_ID: 'AbC', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the hosted engine of the environment', () => {
  it('is none without its variables', () => {
    expect(hostedSearchOf({})).toBeUndefined();
    expect(hostedSearchOf({ALGOLIA_APP_ID: ' '})).toBeUndefined();
  });

  it('is what they say', () => {
    expect(hostedSearchOf(environment)).toEqual({appId: 'AbC', apiKey: 'key', indexName: 'docs'});
  });

  it('is an error by half, which names what is missing', () => {
    expect(() => hostedSearchOf({ALGOLIA_APP_ID: 'AbC'})).toThrow(
      'needs ALGOLIA_API_KEY and ALGOLIA_INDEX',
    );
  });

  it('may be asked by pages only where it is named', () => {
    const policyOf = (of: NodeJS.ProcessEnv) =>
      contentSecurityPolicy([], undefined, hostedSearchOf(of));
    expect(policyOf({})).not.toContain('algolia');
    expect(policyOf(environment)).toMatch(
      /connect-src [^;]*https:\/\/abc-dsn\.algolia\.net https:\/\/abc-1\.algolianet\.com/,
    );
  });
});
