import {hostedSearchOf} from '../../../src/config/search-engines';

const named = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the hosted search', () => {
  it('is on with an application, a key and an index', () => {
    expect(hostedSearchOf(named)).toEqual({appId: 'app', apiKey: 'key', indexName: 'docs'});
  });

  it('is off without any of them', () => {
    expect(hostedSearchOf({})).toBeUndefined();
    expect(
      hostedSearchOf({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INDEX: ''}),
    ).toBeUndefined();
  });

  it.each(Object.keys(named))('stops the build when only %s is missing', (missing) => {
    expect(() => hostedSearchOf({...named, [missing]: ''})).toThrow(
      `The hosted search needs ${missing} in the environment`,
    );
  });
});
