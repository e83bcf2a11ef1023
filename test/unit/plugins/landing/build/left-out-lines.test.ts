import {leftOutLines} from '../../../../../src/plugins/landing/build/shown-build';

const code = `import {a} from './a.js';
export const kept = a;
export const unused = () =>
  a + 1;
export const one = 1, two = 2;
export function gone() {}
`;

describe('lines that are left out', () => {
  it('are those of exports that nobody imports', () => {
    expect([...leftOutLines(code, ['unused', 'gone'])]).toEqual([3, 4, 6]);
  });

  it('are none when a statement exports something that is used, too', () => {
    expect([...leftOutLines(code, ['one'])]).toEqual([]);
    expect([...leftOutLines(code, ['one', 'two'])]).toEqual([5]);
  });

  it('are none when everything is used', () => {
    expect(leftOutLines('not even code', []).size).toBe(0);
  });
});
