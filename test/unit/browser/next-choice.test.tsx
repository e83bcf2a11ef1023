import {nextChoice, type Scheme} from '../../../src/browser/theme-toggle';

describe('the color theme', () => {
  it.each<Scheme>(['light', 'dark'])('goes through all three when the system is %s', (system) => {
    const first = nextChoice(null, system);
    const second = nextChoice(first, system);
    const third = nextChoice(second, system);
    expect(first).not.toBe(system);
    expect([first, second, third]).toEqual(expect.arrayContaining(['light', 'dark', null]));
  });
});
