import {languageRules} from '../../../../src/checks/language';
import {parseCheckedPage} from '../../../../src/content/read-checked-page';

/** Finds what the rules say about the text below a front matter of four lines. */
async function findingsIn(body: string, file = 'docs/guides/tea.md') {
  const page = await parseCheckedPage(
    `---\ntitle: Tea\ndescription: A page about tea that is long enough to be the description of a page.\n---\n${body}`,
    file,
  );
  return languageRules.flatMap((rule) =>
    rule.check(page).map(({line, what, fix}) => `${line} ${rule.name}: ${what}; ${fix}`),
  );
}

describe('the rules of language', () => {
  it.each([
    ['repeated words', 'Pour the\nthe tea.', '5 repeated-words: "the\nthe" has the word twice'],
    [
      'a wrong article',
      'Pour it in a empty cup.',
      '5 articles: Unexpected article "a" before "empty"',
    ],
    [
      'a forbidden word',
      'One.\n\nSimply pour it.',
      '7 forbidden-words: "Simply" is not used here; leave it out',
    ],
    [
      'a word of translations',
      'One.\n\nPour milk in place of tea.',
      '7 forbidden-words: "in place of" is not used here; write "instead of", or "replaces"',
    ],
    [
      'a word that is a picture',
      'The address of the cup is empty.',
      '5 forbidden-words: "address" is not used here; write "URL"',
    ],
    [
      'a forbidden phrase over two lines',
      'Stir in\norder to mix.',
      '5 forbidden-words: "in order to" is not used here; write "to"',
    ],
    [
      'a forbidden word in a table',
      '| A |\n|---|\n| easy |',
      '7 forbidden-words: "easy" is not used here; say what it takes',
    ],
    [
      'a term',
      'Learn Javascript now.',
      '5 terms: "Javascript" is written "JavaScript"; write "JavaScript"',
    ],
    [
      'a term in a heading',
      '## With lodash',
      '5 terms: "lodash" is written "Lodash"; write "Lodash"',
    ],
    [
      'a capital webpack',
      'Webpack pours it.',
      '5 terms: "Webpack" is written "webpack"; write "webpack"',
    ],
    [
      'an empty link text',
      'See [here](/tea/).',
      '5 link-texts: the link text "here" does not say where it leads; link the words',
    ],
    [
      'an empty link text with signs',
      '[Read more…](/tea/)',
      '5 link-texts: the link text "Read more…" does not say',
    ],
    ['a link without text', 'See [](/tea/).', '5 link-texts: a link has no text'],
    [
      'an empty text of a reference',
      'See [this page][tea].\n\n[tea]: /tea/',
      '5 link-texts: the link text "this page"',
    ],
    [
      'an image without alt text',
      '![](/img/tea.svg)',
      '5 alt-texts: an image has no alt text; say what the image shows',
    ],
    [
      'an HTML image without alt text',
      '<img src="/img/tea.svg">',
      '5 alt-texts: an image has no alt text',
    ],
    [
      'a file name as alt text',
      '![tea.svg](/img/tea.svg)',
      '5 alt-texts: the alt text "tea.svg" is the name of a file',
    ],
    [
      'an alt text that says image',
      '![An image of tea](/img/tea.svg)',
      '5 alt-texts: the alt text begins with "An image of"',
    ],
    ['a second h1', '# Tea', '5 heading-order: "Tea" is a second h1; begin it with ##'],
    [
      'a level left out',
      '## Tea\n\n#### Green',
      '7 heading-order: "Green" is an h4 below an h2; begin it with ###',
    ],
    [
      'a first heading that is no h2',
      '### Tea',
      '5 heading-order: "Tea" is an h3 below an h1; begin it with ##',
    ],
    [
      'a capital letter in a heading',
      '## Pour the Tea',
      '5 heading-case: "Tea" has a capital letter inside a heading; change',
    ],
    [
      'a small letter at its beginning',
      '## pour the tea',
      '5 heading-case: the heading begins with a small letter: "pour"',
    ],
  ])('find %s', async (_, body, expected) => {
    expect(await findingsIn(body)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['words that may stand twice', 'He had had tea, and knew that that was all.'],
    ['articles by their sound', 'Take a URL, an SVG, an hour and a union.'],
    ['forbidden words in code and quotations', 'The flag `easy` prints "please simply wait".'],
    ['words in their right sense', 'The `%` stands for tea, at an IP address or email address.'],
    ['parts of names', 'Use css-loader, style.css, just-in-time and docs/javascript.'],
    ['terms as they are', 'webpack builds JavaScript. webpack also reads JSON for Node.js.'],
    [
      'links that say where they lead',
      'Read [how tea is poured](/tea/) and [more about cups](/cups/).',
    ],
    ['images that say what they show', '![A cup next to a pot](/img/tea.svg)'],
    ['headings that go up by several levels', '## A\n\n### B\n\n#### C\n\n## D'],
    [
      'names in headings',
      '## webpack and Node.js\n\n## Hot Module Replacement\n\n## `entry` first\n\n## CSS in TypeScript',
    ],
    ['a capital letter behind a colon', '## Error: Tea is cold'],
    ['asides', ':::tip\n\nPour it hot.\n\n:::'],
  ])('let pass %s', async (_, body) => {
    expect(await findingsIn(body)).toEqual([]);
  });

  it('look at the description as well', async () => {
    const page = await parseCheckedPage(
      '---\ntitle: Tea\ndescription: How you can simply pour tea into a cup, with all that it takes to do so.\n---\n\nText.\n',
      'docs/guides/tea.md',
    );
    const findings = languageRules.flatMap((rule) => rule.check(page));
    expect(findings).toEqual([
      expect.objectContaining({line: 3, what: '"simply" is not used here'}),
    ]);
  });

  it('have names of their own', () => {
    const names = languageRules.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
