import {toString} from 'hast-util-to-string';
import {builtFile, pageAt} from '../support/built-site';

describe('the list of all options', () => {
  const {querySelectorAll: all} = pageAt('/configuration/all-options/');

  it('has what the section describes, in alphabetical order, below a field', () => {
    const names = all('main li > a > code').map((code) => toString(code));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).toEqual(expect.arrayContaining(['mode', 'output.clean', 'watchOptions.poll']));
    expect(all('main li > a[href="/configuration/output/#outputclean"]')).toHaveLength(1);
    expect(all('a[href="#all-output"]').length).toBeGreaterThan(0);
    expect(all('label[for=option-filter]')).toHaveLength(1);
  });

  it('breaks long names at their humps', () => {
    expect(builtFile('configuration/all-options/index.html')).toContain(
      'cache.<wbr>idle<wbr>Timeout<wbr>After<wbr>Large<wbr>Changes</code>',
    );
  });
});

it('the landing page says what the newest releases brought, with links to their options', () => {
  const html = builtFile('index.html').replaceAll(/<\/?wbr\/?>/g, '');
  const releases = /<dl class="?releases"?>.*?<\/dl>/s.exec(html)![0];
  expect(releases.match(/<dt>/g)).toHaveLength(3);
  expect(releases).toMatch(/<a href="?\/configuration\/[a-z-]+\/#[^">]+"?><code>/);
  expect(html).toMatch(/as of \d+\.\d+\.\d+ on <span[^>]*>\d{4}-\d\d-\d\d</);
});
