import {resourcesIn} from '../../../../src/content/built-site/page-resources';

// That scripts which are loaded, and data, are no inline scripts: test/build/hosting.test.ts.
it('gives the exact text of inline scripts, unclosed and unquoted HTML included', () => {
  const html =
    '<!doctype html><html><head><script>a < b && "c"</script><body><p>x<script type=module>d()</script>';
  expect(resourcesIn(html).inlineScripts).toEqual(['a < b && "c"', 'd()']);
});

it('gives what a page loads, with and without scripts, and the application last', () => {
  const html = `<!doctype html><html data-app="/app.js /page.js">
    <noscript><link rel=stylesheet href=/menus.css></noscript><link rel=icon href=/icon.svg>
    <script src=/static.js></script><body><picture><source srcset=/wide.png><img src=/small.png></picture>`;
  expect(resourcesIn(html).urls).toEqual([
    '/menus.css',
    '/static.js',
    '/wide.png',
    '/small.png',
    '/app.js',
    '/page.js',
  ]);
});
