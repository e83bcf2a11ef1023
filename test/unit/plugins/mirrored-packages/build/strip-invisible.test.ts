import {stripInvisible} from '../../../../../src/plugins/mirrored-packages/build/strip-invisible';

describe('stripInvisible', () => {
  it.each([
    ['an override of direction', 'a\u202eb\u202cc', 'abc'],
    ['isolates and marks of direction', '\u2067a\u2069\u200f\u061c', 'a'],
    ['controls', 'a\u0000\u001b[8mb\u007f\u009b', 'a[8mb'],
    ['what has no width', 'a\u200bb\u2060\ufeff\u00ad', 'ab'],
    ['fillers', 'a\u115f\u3164\uffa0b', 'ab'],
    ['letters of tags', 'a\u{e0068}\u{e0069}b', 'ab'],
    ['selectors that carry bytes', 'a\u{e0148}\ufe01b', 'ab'],
    ['a joiner of nothing', 'a \u200d b\u200d', 'a  b'],
    ['no characters', 'a\uffff\ufdd0b', 'ab'],
    ['a tower of marks', `a${'\u0301'.repeat(9)}b`, `a${'\u0301'.repeat(4)}b`],
  ])('drops %s', (_, text, plain) => {
    expect(stripInvisible(text)).toBe(plain);
  });

  it.each(['\v', '\f', '\u0085', '\u2028', '\u2029'])('makes a line end of %j', (sign) => {
    expect(stripInvisible(`a${sign}b`)).toBe('a\nb');
  });

  it.each([
    'tab\tand line\n',
    'naïve, 日本語, العربية, שלום',
    '⚠️ 👩‍💻 👨‍👩‍👧 🏳️‍🌈',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} England',
    'می‌خواهم',
    'क्‍ष',
  ])('leaves %s alone', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });
});
