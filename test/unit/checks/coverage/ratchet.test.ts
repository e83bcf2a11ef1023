import {againstRatchets, lowered} from '../../../../src/checks/coverage/ratchet';
import {formatRatchets, parseRatchets} from '../../../../src/data/ratchets';

const ratchet = (open: number, total = 40, name = '5 hooks') => ({name, open, total});

describe('a ratchet', () => {
  it('says nothing when it is as written', () => {
    expect(againstRatchets([ratchet(12)], [ratchet(12)])).toEqual([]);
  });

  it.each([
    [
      'something is lost',
      ratchet(13),
      '5 hooks: 13 are open, and only 12 may be; describe what is new or was lost (npm run check:content -- PAGE --missing), settle sentences, or give terminals an example',
    ],
    [
      'it was not lowered',
      ratchet(11),
      '5 hooks: 11 of 40 are open now, 12 of 40 are written; lower it with npm run refresh -- coverage',
    ],
    [
      'webpack has more that is described',
      ratchet(12, 41),
      '5 hooks: 12 of 41 are open now, 12 of 40 are written; lower it with npm run refresh -- coverage',
    ],
  ])('fails when %s', (_, actual, message) => {
    expect(againstRatchets([actual], [ratchet(12)])).toEqual([message]);
  });

  it('fails when it is not written, or there is nothing of the kind', () => {
    expect(againstRatchets([ratchet(1, 2, '5 tea')], [ratchet(12)])).toEqual([
      '5 tea: 1 of 2 are open; write it down with npm run refresh -- coverage',
      '5 hooks: there is nothing of the kind; take it out with npm run refresh -- coverage',
    ]);
  });

  it('of a kind whose new ones leave nothing open begins at zero', () => {
    const begins = {...ratchet(2, 5, '5 statements of api/tea.md'), startsAtZero: true};
    expect(againstRatchets([begins], [])).toEqual([
      '5 statements of api/tea.md: 2 of 5 are open, and a new page may have none; npm run check:content -- PAGE --missing lists them',
    ]);
    expect(() => lowered([begins], [])).toThrow('5 statements of api/tea.md from 0 to 2');
    expect(lowered([{...begins, open: 0}], [])).toHaveLength(1);
  });

  it('is lowered, never raised', () => {
    expect(lowered([ratchet(11)], [ratchet(12)])).toEqual([ratchet(11)]);
    expect(() => lowered([ratchet(13)], [ratchet(12)])).toThrow(
      'nothing may rise: 5 hooks from 12 to 13',
    );
  });
});

describe('the file of ratchets', () => {
  it('is read as it was written', () => {
    const ratchets = [ratchet(12), ratchet(0, 3, '5 import.meta')];
    expect(parseRatchets(formatRatchets(ratchets))).toEqual(ratchets);
  });

  it('counts the lower line after two branches were merged', () => {
    const merged = '5 hooks: 12 of 40\n5 hooks: 9 of 40\n5 hooks: 11 of 40\n';
    expect(parseRatchets(merged)).toEqual([ratchet(9)]);
  });

  it('names a line that is none', () => {
    expect(() => parseRatchets('# What is open\n5 hooks: few of 40\n')).toThrow(
      'src/data/ratchets.txt:2  "5 hooks: few of 40" is no line like "5 options: 12 of 40"',
    );
  });
});
