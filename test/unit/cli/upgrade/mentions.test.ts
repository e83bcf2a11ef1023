import {withRelease} from '../../../../src/cli/upgrade/mentions';

const pin = {name: 'webpack', before: '5.20.1', release: '5.21.0'};

it('says the release in the manifest of an example, and that of no other package', () => {
  const manifest = [
    '{',
    '  "devDependencies": {',
    '    "json-loader": "5.20.1",',
    '    "webpack": "5.20.1",',
    '    "webpack-cli": "5.20.1"',
    '  }',
    '}',
  ].join('\n');
  expect(withRelease(pin, manifest, true)).toEqual({
    text: manifest.replace('"webpack": "5.20.1"', '"webpack": "5.21.0"'),
    rewritten: [4],
    toReview: [],
  });
});

const page = [
  'In webpack 5.20.1, tea is cold.',
  '',
  '```console',
  '$ npx webpack',
  'webpack 5.20.1 compiled successfully in 5 ms',
  '  webpack:  5.20.1 → 5.20.1',
  '```',
  '',
  '```bash',
  'npm install webpack@5.20.1 tea@15.20.1',
  '```',
].join('\n');

it('says it in code blocks of a page, and leaves sentences to people', () => {
  const {text, rewritten, toReview} = withRelease(pin, page, false);
  expect(rewritten).toEqual([5, 6, 10]);
  expect(toReview).toEqual([1]);
  expect(text.split('\n')[0]).toBe('In webpack 5.20.1, tea is cold.');
  expect(text).toContain('webpack 5.21.0 compiled');
  expect(text).toContain('  webpack:  5.21.0 → 5.21.0');
  expect(text).toContain('webpack@5.21.0 tea@15.20.1');
});

it('does not take a longer number for the release', () => {
  const text = 'webpack 5.20.10, 15.20.1 and 5.20.1.3';
  expect(withRelease(pin, text, true)).toEqual({text, rewritten: [], toReview: []});
});
