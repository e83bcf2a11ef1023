import {deadLinks, type LinkedPages} from '../../../../src/checks/links/inside';
import {parseCheckedPage} from '../../../../src/content/read-checked-page';

const ids: Readonly<Record<string, readonly string[]>> = {
  '/tea/': ['leaves', 'water'],
  '/pots/': ['cover'],
};
const files: Readonly<Record<string, string>> = {
  'docs/tea.md': '/tea/',
  'docs/pots/index.md': '/pots/',
};
const pages: LinkedPages = {
  addresses: [...Object.values(files), '/vote/'],
  addressOf: (file) => files[file],
  idsAt: (address) => Promise.resolve(ids[address] && new Set(ids[address])),
};

async function findingsOf(text: string): Promise<string[]> {
  const source = `---\ntitle: Tea\n---\n\n${text}\n`;
  const found = await deadLinks(await parseCheckedPage(source, 'docs/tea.md'), pages);
  return found.map(({line, what, fix}) => `${line} ${what}; ${fix}`);
}

describe('a link that leads somewhere', () => {
  it.each([
    '[pots](/pots/)',
    '[covers](/pots/#cover)',
    '[pots](./pots/index.md#cover)',
    '[leaves](#leaves)',
    '[vote](/vote/#anything)',
    '[file](pathname:///reference.json)',
    '[elsewhere](https://example.com/milk/#sugar)',
    '[mail](mailto:tea@example.com)',
    '[pots][p]\n\n[p]: /pots/',
  ])('is left alone: %s', async (text) => {
    expect(await findingsOf(text)).toEqual([]);
  });
});

describe('a dead link', () => {
  it.each([
    ['[pot](/pot/)', '5 /pot/ leads to no page; did you mean /pots/ ?'],
    ['[pot](./pot.md)', '5 ./pot.md leads to no page; did you mean /pots/ ?'],
    [
      '[covers](/pots/#covers)',
      '5 /pots/#covers: /pots/ has no heading #covers; link one that is there; did you mean #cover ?',
    ],
    [
      'Text.\n\n[milk](#milk)',
      '7 #milk: /tea/ has no heading #milk; link one that is there; did you mean #water ?',
    ],
    ['[pot][p]\n\n[p]: /pot/', '7 /pot/ leads to no page; did you mean /pots/ ?'],
  ])('is found: %s', async (text, finding) => {
    expect(await findingsOf(text)).toEqual([finding]);
  });
});
