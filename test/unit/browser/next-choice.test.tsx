import {nextChoice, type Scheme} from '../../../src/browser/theme-toggle';

it.each<Scheme>(['light', 'dark'])(
  'the color theme goes through all three when the system is %s',
  (system) => {
    const first = nextChoice(null, system);
    const second = nextChoice(first, system);
    const third = nextChoice(second, system);
    expect(first).not.toBe(system);
    expect([first, second, third]).toEqual(expect.arrayContaining(['light', 'dark', null]));
  },
);
