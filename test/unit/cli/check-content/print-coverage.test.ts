import {jest} from '@jest/globals';
import type {CountedFact} from '../../../../src/checks/coverage/fact-ids';
import {printCoverage} from '../../../../src/cli/check-content/print-coverage';
import {versions} from '../../../../src/versions';
import type {VersionCoverage} from '../../../../src/checks/coverage/site-coverage';

const option = (name: string): CountedFact => ({
  id: `option:${name}`,
  area: 'options',
  kind: 'option',
  name,
  titles: [name],
  depth: 1,
});

const file = 'docs/configuration/mode.md';
const many = Array.from({length: 12}, (_, index) => option(`output.tea${index}`));
const facts = [option('mode'), option('output'), ...many];
const covered = new Set(['option:mode']);
const coverage: VersionCoverage = {
  version: versions[0]!,
  facts,
  pages: new Map([
    [
      file,
      {
        covered: [...covered],
        findings: [],
        terminals: {shown: 0, compared: 0},
        links: {inside: 0, outside: 0},
      },
    ],
  ]),
  statements: new Map([
    [
      file,
      [
        {text: 'It never ends.', line: 12},
        {text: 'It fails.', line: 14, settled: 'claim'},
      ],
    ],
  ]),
  covered,
  areas: [
    {area: 'options', total: 14, excepted: 0, waiting: [facts[1]!], uncovered: facts.slice(2)},
  ],
  newFacts: [],
};

function printed(files: readonly string[], missing: 'all' | 'some'): string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printCoverage(files, [coverage], missing);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}

it('says what a page describes, and nothing is missing on it', () => {
  expect(printed([file], 'some')[0]).toBe(`${file} describes options (1)`);
});

it('names some of what is missing on a page, and how to see all of it', () => {
  const output = 'docs/configuration/output.md';
  const lines = printed([output], 'some');
  expect(lines.slice(0, 3)).toEqual([
    `${output} describes nothing yet`,
    `${output} is to describe options (13) more:`,
    '  option:output',
  ]);
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe(`  … all of them: npm run check:content -- ${output} --missing`);
  expect(printed([output], 'all')).toHaveLength(15);
});

it('counts the sentences that say what happens, and lists the open ones when all are asked for', () => {
  const counts = `${file}: 2 sentences say what happens, 1 are open`;
  expect(printed([file], 'some').at(-1)).toBe(counts);
  expect(printed([file], 'all').slice(-2)).toEqual([counts, `  ${file}:12 It never ends.`]);
});

it('counts the site when no page is named', () => {
  expect(printed([], 'some')).toEqual([
    'facts: 1 of 14 described or excepted, 1 new to describe, 12 open',
  ]);
});
