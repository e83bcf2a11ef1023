import {compare} from '../../../../src/checks/originality/compare';
import {corpusOf} from '../../../../src/checks/originality/corpus';
import {originalityFindings} from '../../../../src/checks/originality/findings';
import {passagesOf} from '../../../../src/checks/originality/passages';

const theirs = `Some words of welcome.

A teapot keeps its water hot for as long as its lid stays closed, so close the lid at once after every
cup that you pour, and warm the pot before the first one with a little boiling water.

\`\`\`js
const teapot = require('teapot'); // and many more words that stand in the code of both pages
\`\`\`
`;
const corpus = corpusOf([{file: 'other/tea.md', passages: passagesOf(theirs)}]);
const findingsOf = (markdown: string) => originalityFindings(compare(passagesOf(markdown), corpus));

/** Text of our own that makes a page long enough for a small share. */
const numerals = ['ling', 'mer', 'sot', 'dar', 'pel', 'vin', 'gos', 'tak', 'ruf', 'hob'];
const ours = Array.from({length: 60}, (_, index) => {
  const name = [...String(index)].map((digit) => numerals[Number(digit)]).join('');
  return `In cup ${name} a leaf of ${name} floats to the ${name} edge, turns ${name} round and sinks.`;
}).join('\n\n');

describe('originality', () => {
  it('catches a paragraph that was copied with small edits, naming lines and file', () => {
    const edited = `# Tea

The teapot keeps its water hot for as long as its lid stays shut, so close the lid at once after each
cup that you pour, and warm the pot before the first one with some boiling water.
`;
    const [share, ...runs] = findingsOf(edited);
    expect(share).toMatchObject({
      line: 1,
      what: expect.stringMatching(/^\d\d\.?\d* % of its 8-word/),
    });
    expect(runs).toContainEqual(
      expect.objectContaining({
        line: 3,
        what: '12 words in a row also stand in other/tea.md:3: "teapot keeps its water hot for as long as its lid stays"',
      }),
    );
    expect(runs).toContainEqual(expect.objectContaining({line: 4}));
  });

  it('lets the same facts pass in other words', () => {
    const told =
      'Heat leaves a pot through its opening: put the lid back after pouring. A pot rinsed with hot water first costs the tea fewer degrees.';
    expect(findingsOf(told)).toEqual([]);
  });

  it('does not look at code', () => {
    const sameCode =
      "```js\nconst teapot = require('teapot'); // and many more words that stand in the code of both pages\n```\n";
    expect(findingsOf(sameCode)).toEqual([]);
  });

  const twelve = 'warm the pot before the first one with a little boiling water';

  it('catches one run of thirteen words on a long page whose share is small', () => {
    expect(findingsOf(`${ours}\n\nDrain and ${twelve}, then wait.\n`)).toEqual([
      {
        line: 121,
        what: `13 words in a row also stand in other/tea.md:4: "and ${twelve}"`,
        why: 'more than 12 are a copy',
        fix: 'say it in your own words',
      },
    ]);
  });

  it('lets a run of twelve pass there', () => {
    expect(findingsOf(`${ours}\n\nFirst ${twelve}, then wait.\n`)).toEqual([]);
  });
});
