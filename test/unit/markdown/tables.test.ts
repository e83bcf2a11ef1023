import {renderMarkdown} from '../../support/markdown';

const lookup =
  '| Your situation | Start here |\n|---|---|\n| Nothing yet | [Install](#a) |\n\n## A {#a}\n';
const reference =
  '| Name | Effect | Default |\n|---|---|---|\n| `app` | opens the shop | `true` |\n| `all` | opens everything there is | `false` |\n';
const yes =
  '| Source | Oak | Elm | Fir | Yew |\n|---|---|---|---|---|\n| JSON | yes | rule | no ¹ | plugin |\n| CSS | yes | yes | no ¹ | no |\n';
const sizes = (rows: string) => `| Build | Size | Share |\n|---|---|---|\n${rows}`;
const four = '| a | 10 kB | 5% |\n| b | 40 kB | 10% |\n| c | 20 kB | 20% |\n| d | 5 kB | 0% |\n';

describe('a table', () => {
  it('is in a box that scrolls by keyboard, and keeps the roles of its parts', async () => {
    const html = await renderMarkdown(reference);
    expect(html).toMatch(
      /<div class="table reference[^"]*" tabindex="0" role="group" aria-label="Table: Name, Effect, Default"><table role="table">/,
    );
    expect(html).toContain('<tr role="row"><th role="columnheader">Name');
    expect(html).toContain('<th scope="row" role="rowheader"><code>app</code></th>');
    expect(html).toContain('<td role="cell" data-label="Effect">opens the shop</td>');
    expect(html).not.toContain('<wbr>');
  });

  it('lets others lead to rows that begin with a message or a release, with an id each', async () => {
    const html = await renderMarkdown(
      '## Boom {#boom}\n\n| You see | Fix |\n|---|---|\n| `Boom` | wait |\n| `Cannot find "x"` | install |\n\n' +
        '| Release | New |\n|---|---|\n| `1.2.0` | one |\n',
    );
    expect(
      html.match(/<tr [^>]*\bid="[^"]+"/g)?.map((row) => /id="([^"]+)"/.exec(row)![1]),
    ).toEqual(['boom-1', 'cannot-find-x', 'v1-2-0']);
    expect(await renderMarkdown(reference)).not.toContain(' id=');
  });

  it('has answers of a word side by side on phones', async () => {
    const brief = '| Name | 4 | 5 |\n|---|---|---|\n| `app` | no | yes |\n| `all` | yes | no |\n';
    expect(await renderMarkdown(brief)).toContain(' brief"');
    expect(await renderMarkdown(reference)).not.toContain(' brief');
  });

  it('names no empty cell on phones', async () => {
    const html = await renderMarkdown(reference.replace('opens the shop', ''));
    expect(html).toContain('<td role="cell"></td><td role="cell" data-label="Default">');
  });

  it('has no heading where nothing is said: the corner is a cell', async () => {
    const html = await renderMarkdown('| | A |\n|---|---|\n| one word | 2 words |\n');
    expect(html).toContain(
      '<tr role="row"><td role="cell"></td><th role="columnheader">A</th></tr>',
    );
  });

  it('aligns by class: inline styles are forbidden', async () => {
    const html = await renderMarkdown('| A | B |\n|---|--:|\n| one | two words |\n');
    expect(html).toContain('<td class="right" role="cell">two words</td>');
    expect(html).not.toContain('style=');
  });

  it('with cells over several columns stays as it is', async () => {
    const table =
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td colspan="3">x</td></tr></table>';
    expect(await renderMarkdown(table)).toMatch(/class="table free"/);
  });
});

describe('the kind of a table', () => {
  it.each([
    ['lookup: from words to a place', 'lookup', lookup],
    ['reference: names first', 'reference', reference],
    ['matrix: many columns of short values', 'matrix', yes],
    ['numbers: figures', 'numbers', sizes(four)],
    [
      'reference: an exit code is a name',
      'reference',
      '| Code | Is |\n|---|---|\n| `1` | It failed, and nothing was written. |\n',
    ],
  ])('is %s', async (_, kind, table) => {
    expect(await renderMarkdown(table)).toContain(`class="table ${kind} `);
  });

  it('is the one that the writer names', async () => {
    const html = await renderMarkdown(`::table{kind=matrix}\n\n${reference}`);
    expect(html).toContain('class="table matrix ');
    // For phones, where its rows are entries.
    expect(html).toContain('<td role="cell" data-label="Effect">opens the shop</td>');
    expect(html).not.toContain('data-kind');
  });

  it.each([
    ['an unknown kind', '::table{kind=look}', 'there is no kind "look", the nearest is "lookup"'],
    ['no kind', '::table', 'there is no kind ""'],
    ['no table', '::table{kind=matrix}\n\nWords.', 'put it above a table'],
  ])('stops the build at %s', async (_, text, message) => {
    const rendering = renderMarkdown(`Words.\n\n${text}\n\n${lookup}`);
    await expect(rendering).rejects.toThrow(`:3  table: ${message}`);
  });
});

describe('a matrix of yes and no', () => {
  it('has marks, and words for those who hear them', async () => {
    const html = await renderMarkdown(yes);
    expect(html).toContain(
      '<span class="mark yes"><span class="visually-hidden">yes</span></span>',
    );
    expect(html).toContain('<span class="mark half"><span>rule</span></span>');
    // For phones the answers of each row, each with its columns.
    expect(html).toContain(
      '<dt>CSS</dt><dd><span><span class="mark yes"></span> yes</span><span>Oak, Elm</span></dd><dd><span><span class="mark no"></span> no ¹</span><span>Fir</span></dd>',
    );
    expect(html).toContain(
      '<span class="mark no"><span class="visually-hidden">no</span></span> ¹',
    );
  });

  it('hides a comma together with the word that it follows', async () => {
    const html = await renderMarkdown(yes.replace('no ¹', 'no, can reload'));
    expect(html).toContain('<span class="visually-hidden">no,</span></span> can reload');
  });

  it('lists them where names have no room in their columns', async () => {
    const longName = '`' + 'n'.repeat(27) + '`';
    const named = yes.replaceAll('yes', longName).replace('rule', 'yes');
    expect(await renderMarkdown(yes)).toContain('needs31');
    expect(await renderMarkdown(`::table{kind=matrix}\n\n${named}`)).toContain('needs54');
  });

  it('explains its marks in the paragraph above', async () => {
    const html = await renderMarkdown(`**yes**: by itself. **never**: no.\n\n${yes}`);
    expect(html).toContain('<span class="mark yes"></span><strong>yes</strong>');
    expect(html).toContain(' <strong>never</strong>');
  });
});

describe('a table of numbers', () => {
  it('has bars that compare the figures of a column', async () => {
    const html = await renderMarkdown(sizes(four));
    expect(html.match(/<rect width="\d+"/g)).toEqual(
      [25, 5, 100, 10, 50, 20, 13, 0].map((width) => `<rect width="${width}"`),
    );
  });

  it('compares what multiples cost beyond once', async () => {
    const html = await renderMarkdown(
      '| Value | Build |\n|---|--:|\n| a | ×1.0 |\n| b | ×1.1 |\n| c | ×1.4 |\n| d | ×1.2 |\n',
    );
    expect(html.match(/<rect width="\d+"/g)).toEqual(
      [0, 25, 100, 50].map((width) => `<rect width="${width}"`),
    );
  });

  it('ends figures at the same place, also with a second one in parentheses', async () => {
    const rows = '| a | 21,070 (7,866) | 5 |\n| b | 9 (7) | – |\n| c | – | 10 |\n';
    const html = await renderMarkdown(sizes(rows));
    expect(html.match(/<td class="\w+"/g)).toEqual(new Array(6).fill('<td class="right"'));
  });

  it.each([
    ['there are few rows', '| a | 10 kB | 5% |\n'],
    ['units differ', four.replaceAll('kB', 'x').replace('10 x', '10 kB').replaceAll('%', '')],
    ['something has no figure', four.replace('10 kB', '–').replace('5%', '–')],
  ])('has none where %s', async (_, rows) => {
    expect(await renderMarkdown(`::table{kind=numbers}\n\n${sizes(rows)}`)).not.toContain('<rect');
  });
});

describe('names in a table', () => {
  const long = 'optimization.splitChunks.cacheGroups.defaultVendors.reuseExistingChunk';

  it('break at their dots when they are longer than a line', async () => {
    const html = await renderMarkdown(`| Option | Use |\n|---|---|\n| \`${long}\` | it is set |\n`);
    expect(html).toContain('optimization.<wbr/>splitChunks.<wbr/>cacheGroups.');
    expect(html).toContain(' longNames');
  });
});
