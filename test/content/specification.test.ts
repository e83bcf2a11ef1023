import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {specification} from '../specification';
import {type Wait, waits} from '../specification/waits';
import {numbered, staleWaits, unanswered, wordsOf} from '../support/specification';

const sentences = numbered(specification);
const wait: Wait = {missing: 'a page', until: {pages: ['/api/']}};

describe('the specification', () => {
  it.each([
    ['2', 59, 'ffeeb047c5c64d0b'],
    ['4', 27, '1015c6b21879a7dd'],
    ['5', 9, 'dee514c05ba236b1'],
    ['8', 17, '5ef4d42096d46118'],
    ['9', 21, '077aabfcad88c398'],
  ])('has all sentences of section %s, word by word', (section, count, digest) => {
    expect(wordsOf(specification, section)).toEqual([count, digest]);
  });

  it('has an answer to each sentence', () => {
    expect(unanswered(sentences)).toEqual([]);
  });

  it('names test files that exist', () => {
    const files = sentences.flatMap(({tests = []}) => tests.map(({file}) => file));
    const missing = [...new Set(files)].filter((file) => !existsSync(path.join('test', file)));
    expect(missing).toEqual([]);
  });

  it('waits for nothing that has come', async () => {
    const index = await readIndex(process.cwd());
    const addresses = new Set(
      Object.values(index)
        .flatMap(pagesOf)
        .map(({url}) => url),
    );
    const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
      .map((file) => readFileSync(path.join('src', file), 'utf8'));
    const used = new Set(sentences.flatMap((sentence) => sentence.waits ?? []));
    const present = {
      hasPage: (address: string) => addresses.has(address),
      says: (words: string) => sources.some((source) => source.includes(words)),
    };
    expect(staleWaits(waits, used, present)).toEqual([]);
  });
});

describe('what this test would find', () => {
  const chapter = (...says: string[]) => ({
    number: '9',
    title: 'Limits',
    sentences: says.map((words) => ({says: words, tests: []})),
  });

  it('is a sentence that was dropped or reworded', () => {
    const words = wordsOf([chapter('One.', 'Two.')], '9');
    expect(wordsOf([chapter('One.')], '9')).not.toEqual(words);
    expect(wordsOf([chapter('One.', 'Two!')], '9')).not.toEqual(words);
    expect(wordsOf([chapter('One.', 'Two.')], '9')).toEqual(words);
  });

  it('is a sentence without an answer', () => {
    expect(unanswered(numbered([chapter('One.')]))).toEqual([
      '9.1 has neither a test nor a reason: One.',
    ]);
  });

  it('is something that waits although it has come, or for nobody', () => {
    const nothing = {hasPage: () => false, says: () => false};
    const everything = {hasPage: () => true, says: () => true};
    const words: Wait = {missing: 'a field', until: {words: 'Search'}};
    expect(staleWaits({wait, words}, new Set(['wait', 'words']), nothing)).toEqual([]);
    expect(staleWaits({wait, words}, new Set(['wait', 'words']), everything)).toEqual([
      'wait: "/api/" exists; name the tests that prove it',
      'words: "Search" exists; name the tests that prove it',
    ]);
    expect(staleWaits({wait}, new Set(), nothing)).toEqual(['wait: no sentence waits for it']);
  });
});
