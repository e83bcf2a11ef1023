import {isNewer, matchesWords} from '../../../../../src/plugins/option-index/browser';

const entry = 'output.clean Deletes files of earlier builds.';

describe('the filter of options', () => {
  it.each(['output.clean', 'outputclean', 'OUTPUT clean', 'clean out', 'earlier file', ' ', '.'])(
    'finds an entry by "%s"',
    (typed) => expect(matchesWords(entry, typed)).toBe(true),
  );

  it.each(['output.path', 'clean nothing'])('leaves it out for "%s"', (typed) =>
    expect(matchesWords(entry, typed)).toBe(false),
  );
});

describe('the filter of releases', () => {
  it.each(['7.99.9', '7.100', 'v7.9.1', 'webpack@7.100.1', ' ', '7'])(
    'has 7.100.2 after "%s"',
    (typed) => expect(isNewer('7.100.2', typed)).toBe(true),
  );

  it.each(['7.100.2', '7.101', '7.112.2', '8'])('has it not after "%s"', (typed) =>
    expect(isNewer('7.100.2', typed)).toBe(false),
  );
});
