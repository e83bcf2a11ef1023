import {recordsOf} from '../../../../../src/plugins/search/build/records';
import {recordsOfPages} from '../../../../support/search-records';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const page = (article: string, url = '/configuration/output/') =>
  recordsOfPages([url, 'Output', article]);
const named = (records: ReturnType<typeof page>) =>
  records.map(({kind, url, levels}) => [kind, url, levels.join(' > ')]);

describe('the records of a page', () => {
  it('are one for the page and one for each heading, with the levels above', () => {
    const records = page(
      '<p>Lead.</p><h2 id=a>First</h2><p>One.<h4 id=b>Deep</h4><p>Two.<h3 id=c>Second</h3>',
    );
    expect(named(records)).toEqual([
      ['page', '/configuration/output/', 'Configuration > Output'],
      ['heading', '/configuration/output/#a', 'Configuration > Output > First'],
      ['heading', '/configuration/output/#b', 'Configuration > Output > First > Deep'],
      ['heading', '/configuration/output/#c', 'Configuration > Output > First > Second'],
    ]);
    expect(records.map(({content}) => content)).toEqual(['Lead.', 'One.', 'Two.', '']);
  });

  it('have no text of controls, hidden parts, figures and marks beside the title', () => {
    const [record] = page(
      '<dl><dt>Verified against<dd>webpack 5</dl><p>Lead.<nav>On this page</nav><button>Copy</button><svg><title>Arrow</title></svg><span class=visually-hidden>(opens in a new tab)</span><p hidden>No</p><span aria-hidden=true>#</span>',
    );
    expect(record!.content).toBe('Lead.');
  });

  it('have no steps, files and choices that stand beside the text', () => {
    const [record] = page(
      '<div class=ribbon>Step 2 of 8</div><p>Lead.<div class=files><details><summary>Files in step 2</summary><ul><li>index.js</ul></details></div><figure class=sizes>main.js 2 KiB</figure><p class=project>All files: view</p><div class=tabs><fieldset><label>npm</label></fieldset></div>',
    );
    expect(record!.content).toBe('Lead.');
  });

  it('have what a figure says, once, and not what it draws', () => {
    const [record] = page(
      '<figure class=diagram><div class=drawing><svg><text>url()</text></svg><ul class=tree><li><code>a.js</code></ul><div class=outputs><b>Files</b></div></div><figcaption><div><b>Figure 1</b> The shop.</div><ul class=readout aria-hidden=true><li>Select a box.<li>a.js. Imports b.js.<li>b.js. Imported by a.js.</ul></figcaption></figure>',
    );
    expect(record!.content).toBe('Figure 1 The shop. a.js. Imports b.js. b.js. Imported by a.js.');
  });

  it('take names out of code, not the code', () => {
    const [record] = page(
      '<p>Text.<pre><code class=language-js>module.exports = {\n  splitChunks: {cacheGroups: {}},\n};</code></pre><pre><code class=language-bash>npx webpack --no-devtool</code></pre>',
    );
    expect(record!.content).toBe('Text.');
    expect(record!.names).toEqual(['splitChunks', 'cacheGroups', '--no-devtool']);
  });

  it('are one for each row and each term that explains a name', () => {
    const records = page(
      `<h2 id=o>Options</h2><table><tr><th>Option<th>Use</tr>
       <tr><td><code>filename</code><td>The name</tr><tr id=own><td><code>chunkFilename</code><td>Others</tr></table>
       <dl><dt><code>--watch</code><dd>Stays</dl>`,
    );
    expect(named(records).slice(2)).toEqual([
      ['option', '/configuration/output/#o', 'Configuration > Output > Options > filename'],
      ['option', '/configuration/output/#own', 'Configuration > Output > Options > chunkFilename'],
      ['flag', '/configuration/output/#o', 'Configuration > Output > Options > --watch'],
    ]);
    expect(records.at(-1)!.content).toBe('Stays');
  });

  it.each([
    ['/configuration/output/', '<code>output.path</code>', 'option'],
    ['/configuration/output/', 'output.path', 'option'],
    ['/configuration/output/', 'Naming files', 'heading'],
    ['/loaders/css-loader/', '<code>importLoaders</code>', 'option'],
    ['/api/compiler-hooks/', '<code>done</code>', 'hook'],
    ['/api/cli/', '<code>--json</code>', 'flag'],
    ['/api/module-variables/', '__webpack_public_path__', 'variable'],
    ['/api/module-variables/', '<code>import.meta.url</code>', 'variable'],
    ['/api/module-variables/', '<code>module.hot</code>', 'variable'],
    ['/configuration/module/', '<code>module.rules</code>', 'option'],
    ['/concepts/plugins/', 'TypeError: x is not a function', 'error'],
    ['/plugins/dll-plugin/', '<code>DllPlugin</code>', 'heading'],
    ['/plugins/x/', 'Errors</h2><h3 id=y><code>emitError</code>', 'option'],
    ['/plugins/x/', 'Errors</h2><h3 id=y><code>ERR_X</code>', 'error'],
    ['/api/node/', 'Error handling</h2><h3 id=y>Check a file', 'heading'],
  ])('on %s the heading %s is about: %s', (url, heading, kind) => {
    expect(page(`<h2 id=x>${heading}</h2>`, url).at(-1)!.kind).toBe(kind);
  });

  it('are one for each row of a table of what readers see, and for a message in bold code', () => {
    const records = page(
      '<h2 id=t>Troubleshooting</h2><table><tr><th>What you see<th>Why<tr><td>The page is <code>empty</code><td>No entry.</table><p><strong><code>webpack: command not found</code></strong>: type it with npx.<p><strong><code>Buffer</code></strong> is a variable.',
    );
    const messages = records.filter(({kind}) => kind === 'error');
    expect(messages.map(({levels}) => levels.at(-1))).toEqual([
      'The page is empty',
      'webpack: command not found',
    ]);
  });

  it('are one for each message that a program prints, and none for its command', () => {
    const [section, ...messages] = page(
      `<h2 id=t>Names</h2><pre><code class=language-console><span class=command>node main.js 2>&1 | grep "^Error"\n</span><span>Error: x is taken\n</span></code></pre>`,
    ).slice(1);
    expect(section!.kind).toBe('heading');
    expect(messages.map(({kind, levels}) => [kind, levels.at(-1)])).toEqual([
      ['error', 'Error: x is taken'],
    ]);
  });

  it('are options where facts of an option follow a heading of code, under its whole name', () => {
    const facts = (path: string) =>
      `<dl class=facts><div data-option=${path}><dt>Type<dd><code>object</code></div></dl>`;
    const [, rule, short, words, whole] = page(
      `<h2 id=a><code>Rule.use</code></h2>${facts('module.rules[].use')}<p>One.
       <h2 id=b><code>resolve</code></h2>${facts('snapshot.resolve')}<p>Two.
       <h2 id=c>File name</h2>${facts('entry.*.filename')}<p>Three.
       <h2 id=d><code><span>output.</span>path</code></h2>${facts('""')}<p>Four.`,
      '/api/node/',
    );
    expect([rule, short, words, whole]).toMatchObject([
      {kind: 'option', names: ['module.rules[].use'], content: 'One.'},
      {kind: 'option', names: ['snapshot.resolve'], content: 'Two.'},
      {kind: 'heading', content: 'Three.'},
      {kind: 'option', names: ['output.path'], content: 'Four.'},
    ]);
  });

  it('are flags with both forms as their name where facts give a short one', () => {
    const [, flag] = page(
      '<h3 id=w><code>--watch</code></h3><dl class=facts><div><dt>Takes<dd>nothing</div><div><dt>Short<dd><code><i>-</i>w</code></div></dl><p>Builds again.',
      '/api/cli/',
    );
    expect(flag).toMatchObject({kind: 'flag', levels: ['API', 'Output', '--watch, -w']});
  });

  it('leave out where a README comes from', () => {
    const end = '<h2 id=about-this-page>About this page</h2><p>This is the README.';
    expect(page(end, '/loaders/css-loader/')).toHaveLength(1);
    expect(page(end)).toHaveLength(2);
  });

  it('know README pages, sections and versions', () => {
    const [record] = page('', `${older.base}loaders/css-loader/`);
    expect(record).toMatchObject({
      kind: 'package',
      levels: ['Loaders', 'Output'],
      version: older.label,
    });
    expect(page('', '/glossary/')[0]).toMatchObject({
      levels: ['webpack', 'Output'],
      version: newest.label,
    });
  });

  it('are none of a page that asks not to be found, or has no main part', () => {
    const html = '<html><head><meta name=robots content=noindex></head><main><h1>A</h1></main>';
    expect(recordsOf({url: '/a/', html, isPackage: false})).toEqual([]);
    expect(recordsOf({url: '/a/', html: '<p>Moved', isPackage: false})).toEqual([]);
  });
});
