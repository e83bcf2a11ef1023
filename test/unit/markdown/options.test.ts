import {renderMarkdown} from '../../support/markdown';
import {older} from '../../support/older-version';
import {successorOf} from '../../../src/versions';

const page = 'docs/configuration/tea.md';
const olderPage = `${older.folder}/configuration/tea.md`;
const render = (markdown: string, file = page) => renderMarkdown(markdown, file);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

describe('::option', () => {
  it('puts what webpack knows of an option below its heading', async () => {
    const html = await render('## `output.clean`\n\n::option\n\nText.');
    expect(html).toMatch(
      /<h2 id="outputclean" class="option"><a [^>]*><code><span>output\.<\/span>clean<\/code><\/a><\/h2>/,
    );
    expect(html).toMatch(/<dl class="facts"><div data-option=""><dt>Type<\/dt>/);
    expect(html).toContain('<dt>Since</dt><dd>5.20.0</dd>');
    expect(html).toMatch(/<a href="[^"]*WebpackOptions\.json#L\d+"[^>]*>schema<\/a>/);
    expect(html).toContain('<p>Text.</p>');
  });

  it('shows in a table how the default depends on mode or target', async () => {
    const html = await render('## `optimization.chunkIds`\n\n::option');
    const rows = [...html.matchAll(/<tr[^>]*><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)];
    expect(rows.map(([, when, value]) => [when, textOf(value!)])).toEqual([
      ['development', '"named"'],
      ['production', '"deterministic"'],
      ['none', '"natural"'],
    ]);
  });

  it('folds all but the first members of a long union', async () => {
    const html = await render('## `output.library.type`\n\n::option');
    const [, first, count, folded] =
      /<dt>Type<\/dt><dd><code>(.*?)<\/code> <a .*?<\/a><details><summary>(\d+) more<\/summary><code>(.*?)<\/code>/.exec(
        html,
      ) ?? [];
    expect(textOf(first!).split(' | ')[0]).toBe('"var"');
    expect(textOf(first!)).toMatch(/ \|$/);
    expect(textOf(folded!).split(' | ')).toHaveLength(Number(count));
  });

  it('says that a default is not set, and that a name is given up or an experiment', async () => {
    expect(await render('## `output.clean`\n\n::option')).toContain('<span>not set</span>');
    const old = await render('## `output.strictModuleExceptionHandling`\n\n::option');
    expect(old).toContain('<dt>State</dt><dd>deprecated</dd>');
    const fresh = await render('## `experiments.futureDefaults`\n\n::option');
    expect(fresh).toContain('<dd>experimental</dd>');
  });

  it('shows what differs in the next version', async () => {
    const {label} = successorOf(older)!;
    const row = (html: string) =>
      textOf(new RegExp(`<dt>In webpack ${label}</dt><dd>(.*?)</dd>`).exec(html)![1]!);
    const sizes = '### `splitChunks.minSize`\n\n::option[optimization.splitChunks.minSize]';
    expect(row(await render(sizes, olderPage))).toMatch(/^default 20000 \(production\), 10000/);
    const used = await render('## `optimization.usedExports`\n\n::option', olderPage);
    expect(row(used)).toBe('also "global" entry');
    expect(used).toMatch(/<a href="[^"]*\/configuration\/optimization\/#optimizationusedexports">/);
  });

  it('takes the facts of an older webpack for pages about it', async () => {
    const html = await render('## `node.Buffer`\n\n::option', olderPage);
    expect(html).toContain(`/v${older.webpack}/`);
    expect(html).toContain(`<dt>Removed</dt><dd>in webpack ${successorOf(older)?.label}</dd>`);
    await expect(render('## `output.clean`\n\n::option', olderPage)).rejects.toThrow(
      `webpack ${older.webpack} has no option output.clean`,
    );
  });

  it.each([
    ['a rule by its usual name', '## `Rule.use`\n\n::option', 'module.rules[].use'],
    ['the last part', '### `resolve`\n\n::option[snapshot.resolve]', 'snapshot.resolve'],
    ['words', '### File name\n\n::option[entry.*.filename]', 'entry.*.filename'],
    ['brackets', '### Names\n\n::option[resolve.alias[].name]', 'resolve.alias[].name'],
    ['no path that is the heading', '## `node.__filename`\n\n::option', ''],
    ['the whole page', '::option[mode]\n\nText', 'mode'],
    ['a given id', '## `clean` {#outputclean}\n\n::option[output.clean]', 'output.clean'],
  ])('reads %s', async (_, markdown, option) => {
    expect(await render(markdown)).toContain(`data-option="${option}"`);
  });

  it.each([
    ['another id', '## `output.clean` {#a}\n\n::option', 'the heading id {#outputclean}, not {#a}'],
    ['another heading', '## `mode`\n\n::option[output.clean]', 'the heading above says mode'],
    ['no heading above', 'Text\n\n::option[mode]', 'stands right below the heading'],
    ['no name', '## Words\n\n::option', 'write it, as ::option['],
  ])('stops at %s, with the line', async (_, markdown, message) => {
    const line = markdown.split('\n').findIndex((text) => text.startsWith('::option')) + 1;
    await expect(render(markdown)).rejects.toThrow(`${page}:${line}  option: `);
    await expect(render(markdown)).rejects.toThrow(message);
  });
});

it('::defaults-by-mode lists the options whose default the mode decides', async () => {
  const text = textOf(await render('::defaults-by-mode'));
  expect(text).toMatch(/Option\s*development\s*production\s*none/);
  expect(text).toMatch(/optimization\.chunkIds\s*"named"\s*"deterministic"\s*"natural"/);
  expect(text).not.toContain('output.filename');
});

describe('marks of age', () => {
  it.each([
    [':since[5.20.0]', '<span class="state since">since 5.20.0</span>'],
    [':removed[5]', '<span class="state removed">removed in 5</span>'],
    [':deprecated', '<span class="state deprecated">deprecated</span>'],
    [':deprecated[5.62]', '<span class="state deprecated">deprecated since 5.62</span>'],
  ])('%s is a word beside a name', async (mark, html) => {
    expect(await render(`\`a\` ${mark} does.`)).toBe(`<p><code>a</code> ${html} does.</p>`);
  });

  it('need a release', async () => {
    await expect(render('Text :since[long ago]')).rejects.toThrow(
      `${page}:1  :since needs a release in brackets, as :since[5.20.0]`,
    );
  });
});
