import {isNewer, matches} from '../../../../../src/plugins/option-index/browser';

const entry = 'output.clean Deletes files of earlier builds.';

describe('the filter of options', () => {
  it.each(['output.clean', 'outputclean', 'OUTPUT clean', 'clean out', 'earlier file', ' ', '.'])(
    'finds an entry by "%s"',
    (typed) => expect(matches(entry, typed)).toBe(true),
  );

  it.each(['output.path', 'clean nothing'])('leaves it out for "%s"', (typed) =>
    expect(matches(entry, typed)).toBe(false),
  );
});

describe('the filter of releases', () => {
  it.each(['5.99.9', '5.100', 'v5.9.1', 'webpack@5.100.1', ' ', '5'])(
    'has 5.100.2 after "%s"',
    (typed) => expect(isNewer('5.100.2', typed)).toBe(true),
  );

  it.each(['5.100.2', '5.101', '5.112.2', '6'])('has it not after "%s"', (typed) =>
    expect(isNewer('5.100.2', typed)).toBe(false),
  );
});
