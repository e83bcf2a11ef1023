import {
  parseExchanges,
  diffOutputs,
  updateOutput,
} from '../../../../src/checks/example-runs/outputs';

describe('an output that a page shows', () => {
  it.each([
    ['times', 'compiled in 196 ms', 'compiled in 2104 ms'],
    ['times in other units', 'added 1 package in 1s', 'added 1 package in 322ms'],
    ['times of tests', '✔ tide (1.61ms)\nℹ duration_ms 77.03', '✔ tide (0.7ms)\nℹ duration_ms 9'],
    ['the memory of a process', 'memory: 181.3 MiB', 'memory: 92 MiB'],
    ['versions', 'webpack 5.1.2 compiled', 'webpack 5.20.0 compiled'],
    [
      'times of webpack 4',
      '    Time: 5ms\n    Built at: 1/2/2026 1:00 AM',
      '    Time: 77ms\n    Built at: 2/3/2026 2:00 PM',
    ],
    ['numbers of processes', '(node:1) Warning: old', '(node:22) Warning: old'],
    ['ports', 'at http://localhost:8080/', 'at http://localhost:8081/'],
    ['what is left out', 'a\n…\nd', 'a\nb\nc\nd'],
    ['nothing that is left out', 'a\n…\nd', 'a\nd'],
    ['an end that is left out', 'a\n…', 'a\nb\nc'],
    ['the rest of a line', 'object { amd?, …', 'object { amd?, bail?, cache? }'],
  ])('may differ in %s', (_, pageOutput, actual) => {
    expect(diffOutputs(pageOutput, actual)).toBeUndefined();
  });

  it.each([
    ['a line more', 'a\nb', 'a\nc\nb', '+c'],
    ['a line less', 'a\nb\nc', 'a\nc', '-b'],
    ['another line', 'a\nb', 'a\nc', '-b\n+c'],
    ['a line where one was left out before', 'a\n…\nd', 'b\nd', '-a'],
    ['another size', 'main.js 53 bytes', 'main.js 1.2 KiB', '-main.js 53 bytes'],
    ['another number', '2 modules', '3 modules', '+3 modules'],
    ['nothing at all', '', 'a', '+a'],
  ])('may not differ by %s', (_, pageOutput, actual, difference) => {
    expect(diffOutputs(pageOutput, actual)).toContain(difference);
  });

  it.each([
    ['itself, where nothing differs', 'a 5 ms\n…\nd', 'a 7 ms\nb\nc\nd', 'a 5 ms\n…\nd'],
    ['all of a run, where nothing is left out', 'a\nb', 'a\nc\nd', 'a\nc\nd'],
    ['an end left out', 'a\nat 1\n…', 'a\nat 2\nb\nc', 'a\nat 2\n…'],
    ['a middle left out', 'a\nx 1\n…\ny 1\nd', 'a\nx 2\nb\nc\ny 2\nd', 'a\nx 2\n…\ny 2\nd'],
    ['what is left out elsewhere', 'a\n…\nd\ne', 'a\nb\nd\nf', 'a\n…\nd\nf'],
    ['the rest of a line left out', 'a { b?, …\nc', 'a { b?, x? }\nd', 'a { b?, …\nd'],
    [
      'other sizes, between what is left out',
      'a\n…\nb 2 bytes\n…\nd',
      'a\nx\nb 1.2 KiB\ny\nd',
      'a\n…\nb 1.2 KiB\n…\nd',
    ],
    ['all lines, where none is between', 'a\nx\n…\ny\nd', 'a\nb\nc\nd', 'a\nb\nc\nd'],
  ])('becomes, with another run, %s', (_, pageOutput, actual, updated) => {
    expect(updateOutput(pageOutput, actual)).toBe(updated);
    expect(diffOutputs(updated, actual)).toBeUndefined();
  });

  it('is the text below its command', () => {
    expect(parseExchanges({source: '$ npx webpack \\\n  --watch\nasset\n\n$ ls\na\nb'})).toEqual([
      {command: 'npx webpack \\\n  --watch', output: 'asset\n\n', line: 1},
      {command: 'ls', output: 'a\nb\n', line: 5},
    ]);
  });
});
