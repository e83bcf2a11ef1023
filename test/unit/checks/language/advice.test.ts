import {languageAdvice} from '../../../../src/checks/language';
import {parseCheckedPage} from '../../../../src/content/read-checked-page';

async function adviceFor(body: string): Promise<string[]> {
  const page = await parseCheckedPage(
    `---\ntitle: Tea\ndescription: A page about tea that is long enough to be the description of a page.\n---\n${body}`,
    'docs/guides/tea.md',
  );
  return languageAdvice.flatMap((rule) =>
    rule.check(page).map(({line, what}) => `${line} ${rule.name}: ${what}`),
  );
}

const words = (count: number) =>
  Array.from({length: count}, () => 'tea')
    .join(' and ')
    .split(' ')
    .slice(0, count)
    .join(' ');

describe('advice', () => {
  it('is given about sentences of more than thirty words', async () => {
    expect(await adviceFor(`We drink ${words(29)}.`)).toEqual([
      '5 long-sentences: the sentence "We drink tea and tea …" has 31 words',
    ]);
    expect(await adviceFor(`We drink ${words(28)}.`)).toEqual([]);
  });

  it('knows where sentences end, before webpack and code too', async () => {
    const sentence = `webpack drinks ${words(16)}.`;
    expect(await adviceFor(`${sentence} ${sentence} \`tea\` is ${words(15)}.`)).toEqual([]);
  });

  it('is given about words that have a better neighbor', async () => {
    expect(await adviceFor('Open the config file.')).toEqual([
      '5 advised-words: "config file" may have a better neighbor',
    ]);
  });

  it('is given about a page that seldom says who does it', async () => {
    expect(await adviceFor('The tea is made.\n\nThe cup is taken. It is given away.')).toEqual([
      '5 passive: 3 of 5 sentences are passive: lines 5, 7',
    ]);
    const active = 'You pour it. You drink it. You like it. You make more. ';
    expect(await adviceFor(`The tea is made. ${active}${active}`)).toEqual([]);
  });

  it('is given about sentences that sound like sayings', async () => {
    const few = 'We pour the tea into cups. '.repeat(20);
    expect(await adviceFor(few)).toEqual([
      expect.stringMatching(
        /^1 rhythm: 21 sentences have 6\.4 words on average \(spread \d\.\d\), 95 % of them fewer/,
      ),
    ]);
    expect(await adviceFor(`We pour ${words(13)}. `.repeat(20))).toEqual([]);
  });
});
