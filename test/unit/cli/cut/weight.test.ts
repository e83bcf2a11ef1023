import {assertGrowth, type PageFiles} from '../../../support/cut-site/weight';

const link = (label: number) => `<a href=/v${label}/tea/>webpack ${label}</a>`;
const page = (labels: readonly number[], more = ''): PageFiles => ({
  html: `<title>Tea</title><nav><ul id=versions>${labels.map((label) => `<li>${link(label)}`).join('')}</ul></nav><nav data-keep-place=/tea><p>9.1.0<ul></ul><p>Change to: ${labels.map(link).join(', ')}</nav><main>${more}</main>`,
  shared: [Buffer.from('style'), Buffer.from('script')],
});
const before = page([7]);

it('lets a page grow by its links to one more version', () => {
  expect(() => assertGrowth(before, page([8, 7]), '/v8/tea/')).not.toThrow();
});

it.each([
  ['one more byte', page([8, 7], '.'), /the page is \d+ bytes larger, and what names the version/],
  ['another link', page([8, 7], '<a href=/v9/tea/>9</a>'), /bytes larger/],
  [
    'a script that has grown',
    {...page([8, 7]), shared: [Buffer.from('style'), Buffer.from('script;')]},
    /styles and script had 5, 6 bytes, and have 5, 7/,
  ],
])('finds %s', (_, after, message) => {
  expect(() => assertGrowth(before, after, '/v8/tea/')).toThrow(message);
});
