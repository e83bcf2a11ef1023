import {searchRecords} from '../../../../../src/plugins/search/engine/search';
import {highlightEnd, highlightStart} from '../../../../../src/plugins/search/types';
import {searchable} from '../../../../support/search-records';

const site = await searchable(
  [
    '/configuration/output/',
    'Output',
    '<p>Where files go.<h2 id=outputpath><code>output.path</code></h2><p>The folder for every file that webpack writes.<h2 id=outputlibrarytarget><code>output.libraryTarget</code></h2><p>One of umd, commonjs and others.',
  ],
  [
    '/configuration/optimization/',
    'Optimization',
    '<h2 id=optimizationsplitchunks><code>optimization.splitChunks</code></h2><p>Shares modules between chunks.',
  ],
  [
    '/guides/tree-shaking/',
    'Tree Shaking',
    '<p>Removes code that nobody uses. See <code>sideEffects</code>.',
  ],
  [
    '/glossary/',
    'Glossary',
    '<h2 id=j>J</h2><h2 id=tree-shaking>Tree shaking</h2><p>Short.<h2 id=split-chunks>Split chunks</h2><p>Short.',
  ],
  [
    '/api/module-variables/',
    'Module Variables',
    '<h2 id=wpp><code>__webpack_public_path__</code></h2><p>Prefix of addresses. <script>alert(1)</script> &lt;img onerror=x&gt;',
  ],
  [
    '/api/cli/',
    'Command Line',
    '<p>Flags.<h3 id=json><code>--json</code></h3><dl class=facts><div><dt>Short<dd><code>-<i>j</i></code></div></dl><p>Writes the report as data.',
  ],
  ['/loaders/', 'Loaders', '<h2 id=json>JSON</h2><p>JSON needs no loader.'],
  ['/guides/own/', 'How it works', '<p>The work that is done.'],
  ['/guides/hmr/', 'Hot Module Replacement', '<p>Exchanges modules while the application runs.'],
);
const ask = (query: string, count = 5) => searchRecords(site, query, count);
const urls = async (query: string) => (await ask(query)).hits.map(({url}) => url);
const first = async (query: string) => (await ask(query)).hits[0]!;
const bracketed = (text: string) =>
  text.replaceAll(highlightStart, '[').replaceAll(highlightEnd, ']');

describe('an answer', () => {
  it.each([
    ['behaviour', 'Behaviour of modules', '[Behaviour] of modules'],
    ['behavior', 'Behaviour of modules', '[Behaviour] of modules'],
    ['behaviour', 'Two behaviours', 'Two [behaviour]s'],
  ])('to %j marks British spelling in %j', async (query, title, marked) => {
    const site = await searchable(['/guides/x/', title, '<p>Text.']);
    const {hits} = await searchRecords(site, query, 1);
    expect(bracketed(hits[0]!.name)).toBe(marked);
  });

  it('marks no word that says nothing', async () => {
    const {name} = await first('how does it work');
    expect(bracketed(name)).toBe('How it [work]s');
  });

  it.each([
    ['outputpath', '/configuration/output/#outputpath'],
    ['output path', '/configuration/output/#outputpath'],
    ['output.path', '/configuration/output/#outputpath'],
    ['OutputPath', '/configuration/output/#outputpath'],
    ['outptu path', '/configuration/output/#outputpath'],
    ['libraryTarget umd', '/configuration/output/#outputlibrarytarget'],
    ['splitChunks', '/configuration/optimization/#optimizationsplitchunks'],
    ['splitchunks', '/configuration/optimization/#optimizationsplitchunks'],
    ['--json', '/api/cli/#json'],
    ['-j', '/api/cli/#json'],
    ['webpack -j', '/api/cli/#json'],
    ['json', '/loaders/#json'],
    ['treeshaking', '/guides/tree-shaking/'],
    ['tree sha', '/guides/tree-shaking/'],
    ['dead code', '/guides/tree-shaking/'],
    ['hmr', '/guides/hmr/'],
    ['__webpack_public_path__', '/api/module-variables/#wpp'],
    ['webpack public path', '/api/module-variables/#wpp'],
    ['optimisation', '/configuration/optimization/'],
    ['how do I use tree shaking in webpack', '/guides/tree-shaking/'],
  ])('to %j is %s', async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['punctuation', '?!#/\\"\''],
    ['emoji', '🎉🎉'],
    ['a lone surrogate', '\ud800'],
    ['words of nowhere', 'qqqqzzzz'],
    ['another script', 'مرحبا بالعالم'],
  ])('to %s has no hits', async (_, query) => {
    expect(await ask(query)).toEqual({hits: [], total: 0});
  });

  it.each([
    ['markup', '<script>alert(1)</script> tree shaking'],
    ['a regular expression', '(tree|shaking)+.*[ shaking$'],
    ['10,000 characters', `tree shaking ${'x'.repeat(10_000)}`],
    ['names of objects', 'tree shaking constructor __proto__ toString'],
  ])('is given to %s', async (_, query) => {
    expect(await urls(query)).toContain('/guides/tree-shaking/');
  });

  it('has the requested number of hits, and the number of all', async () => {
    const {hits, total} = await ask('tree shaking', 1);
    expect(hits).toHaveLength(1);
    expect(total).toBe((await ask('tree shaking', 50)).hits.length);
    expect(total).toBeGreaterThan(1);
  });

  it.each([
    ['tree sha', '[Tree Sha]king', 'Removes code that nobody uses. See sideEffects.', true],
    ['treeshaking', '[Tree Shaking]', 'Removes code that nobody uses. See sideEffects.', true],
    ['nobody uses', 'Tree Shaking', 'Removes code that [nobody uses]. See sideEffects.', false],
    ['code uses', 'Tree Shaking', 'Removes [code] that nobody uses. See sideEffects.', false],
    [
      'remove that code',
      'Tree Shaking',
      '[Removes code] that nobody uses. See sideEffects.',
      false,
    ],
    ['uses side', 'Tree Shaking', 'Removes code that nobody [uses]. See sideEffects.', false],
    ['nobody qqqq', 'Tree Shaking', 'Removes code that [nobody] uses. See sideEffects.', false],
  ])(
    'marks the longest phrase of %j, and tells whether the name has all of it',
    async (query, name, text, isNamed) => {
      const {hits} = await ask(query, 10);
      const hit = hits.find(({url}) => url === '/guides/tree-shaking/')!;
      expect([bracketed(hit.name), bracketed(hit.text), hit.isNamed]).toEqual([
        name,
        text,
        isNamed,
      ]);
    },
  );
});
