import type {HeaderRule} from '../../../../../../src/plugins/published-files/config/response-headers';
import {
  formatHeaders,
  headersFor,
  parseHeaders,
} from '../../../../../../src/plugins/published-files/build/hosting/headers-format';

const rules: HeaderRule[] = [
  {pattern: '/*', headers: {'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache'}},
  {pattern: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  {pattern: '/exact', headers: {'X-Exact': "default-src 'none'; img-src data:"}},
];

describe('the _headers file', () => {
  it('reads back what it writes', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('gives an address the headers of every pattern, the later one winning', () => {
    expect(headersFor(rules, '/assets/a.js')).toEqual({
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'immutable',
    });
    expect(headersFor(rules, '/exact')).toHaveProperty('X-Exact');
    expect(headersFor(rules, '/exact/not')).not.toHaveProperty('X-Exact');
  });

  it('knows a pattern that ends in the ending of a file, in any folder', () => {
    const markdown = [{pattern: '/*.md', headers: {'X-Markdown': 'yes'}}];
    expect(headersFor(markdown, '/concepts/output/index.md')).toEqual({'X-Markdown': 'yes'});
    expect(headersFor(markdown, '/concepts/output/index.mdx')).toEqual({});
    expect(headersFor(markdown, '/.md')).toEqual({'X-Markdown': 'yes'});
    expect(headersFor([{pattern: '/ab*ba', headers: {'X-A': '1'}}], '/aba')).toEqual({});
  });
});
