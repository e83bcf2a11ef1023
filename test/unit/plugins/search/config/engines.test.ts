import {contentSecurityPolicy} from '../../../../../src/plugins/published-files/config/hosting';
import {hostedSearchOf} from '../../../../../src/plugins/search/config/engines';

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
const named = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the hosted search', () => {
  it('is on with an application, a key and an index @spec-5.2 @spec-9.14', () => {
    expect(hostedSearchOf(named)).toEqual({appId: 'app', apiKey: 'key', indexName: 'docs'});
  });

  it('is off without any of them @spec-5.2 @spec-9.14', () => {
    expect(hostedSearchOf({})).toBeUndefined();
    expect(
      hostedSearchOf({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INDEX: ''}),
    ).toBeUndefined();
  });

  it.each(Object.keys(named))(
    'stops the build when only %s is missing @spec-5.2 @spec-9.14',
    (missing) => {
      expect(() => hostedSearchOf({...named, [missing]: ''})).toThrow(
        `The hosted search needs ${missing} in the environment`,
      );
    },
  );
});
