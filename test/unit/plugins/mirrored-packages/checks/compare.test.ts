import {issueFor} from '../../../../../src/plugins/mirrored-packages/checks/issue';
import {compareFindings} from '../../../../../src/plugins/mirrored-packages/checks/compare';
import {parseReadmeFindings, type ReadmeFinding} from '../../../../../src/data/readme-findings';
import {pinOf} from '../../../../support/readme';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const finding: ReadmeFinding = {
  package: 'css-loader',
  version: '7.1.5',
  documentation: newest.label,
  webpack: newest.label,
  line: 3,
  sample: '0123456789abcdef',
  kind: 'configuration',
  error: "configuration has an unknown property 'entrie'",
  issue: {title: 'Title', text: 'Text'},
};

describe('what is wrong in READMEs', () => {
  it('is what is written down, in whatever order its keys stand', () => {
    const {issue, ...rest} = finding;
    expect(compareFindings([finding], [{issue, ...rest}])).toEqual({fresh: [], stale: []});
  });

  it('is new or gone when anything about it differs', () => {
    const moved = {...finding, line: 4};
    expect(compareFindings([moved], [finding])).toEqual({fresh: [moved], stale: [finding]});
    expect(compareFindings([], [finding]).stale).toEqual([finding]);
  });

  it('stays written down while its README is left out', () => {
    expect(compareFindings([], [finding], [pinOf()])).toEqual({fresh: [], stale: []});
  });

  it('has an issue that shows the lines around it, and what webpack says', () => {
    const readme = '# a\n\n```js\nmodule.exports = {\n  entrie: 1,\n};\n```\n\nText.';
    const {title, text} = issueFor(pinOf(), readme, {...finding, line: 5, advice: 'Write entry.'});
    expect(title).toBe(
      "README: configuration is rejected at line 5: configuration has an unknown property 'entrie'",
    );
    expect(text).toContain(
      `(https://github.com/webpack/css-loader/blob/v7.1.5/README.md?plain=1#L5):\n\n    module.exports = {\n      entrie: 1,\n    };\n\nwebpack ${newest.webpack} does not accept this configuration:\n\n> configuration has`,
    );
    expect(text).toContain('\n\nWrite entry.\n\n');
    expect(text).not.toContain('Text.');
  });

  it('is told by a list that is checked', () => {
    const list = {
      note: 'Note',
      webpack: {[newest.label]: '5.0.0', [older.label]: '4.0.0'},
      findings: [finding],
    };
    expect(parseReadmeFindings(list).findings).toHaveLength(1);
    expect(() => parseReadmeFindings({...list, findings: [{...finding, line: 0}]})).toThrow('line');
  });
});
