import {matches} from '../../../../../src/plugins/option-index/browser';

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
