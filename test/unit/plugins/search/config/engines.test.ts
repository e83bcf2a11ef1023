import {contentSecurityPolicy} from '../../../../../src/plugins/published-files/config/response-headers';
import {hostedSearchOf} from '../../../../../src/plugins/search/config/engines';

const named = {ALGOLIA_APP_ID: 'AbC', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the hosted search', () => {
  it('is on with an application, a key and an index @spec-5.2 @spec-9.14', () => {
    expect(hostedSearchOf(named)).toEqual({appId: 'AbC', apiKey: 'key', indexName: 'docs'});
  });

  it.each([{}, {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INDEX: ''}])(
    'is off without any of them: %j @spec-5.2 @spec-9.14',
    (environment) => expect(hostedSearchOf(environment)).toBeUndefined(),
  );

  it.each(Object.keys(named))(
    'stops the build when only %s is missing @spec-5.2 @spec-9.14',
    (missing) => {
      expect(() => hostedSearchOf({...named, [missing]: ''})).toThrow(
        `The hosted search needs ${missing} in the environment`,
      );
    },
  );

  it('may be asked by pages only where it is named', () => {
    const policyOf = (environment: NodeJS.ProcessEnv) =>
      contentSecurityPolicy([], hostedSearchOf(environment));
    expect(policyOf({})).not.toContain('algolia');
    expect(policyOf(named)).toMatch(
      /connect-src [^;]*https:\/\/abc-dsn\.algolia\.net https:\/\/abc-1\.algolianet\.com/,
    );
  });
});
