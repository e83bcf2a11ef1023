/** What a reader can switch in the build of the shop. A state is a number: the sum of the bits that are on. */
export interface Switch {
  /** In the address of a state and in the directive of a page. */
  name: string;
  label: string;
  /** The sentence that says what it does when it is on. */
  says: string;
  /** What to turn on besides to see the use of it. */
  hint?: {names: readonly string[]; says: string};
}

/** In the order of their bits. */
export const switches = [
  {
    name: 'production',
    label: 'Production mode',
    says: 'Production mode minimizes the code: no comments, and short names.',
  },
  {
    name: 'tree-shaking',
    label: 'Tree shaking',
    says: 'Tree shaking finds exports that nothing imports, and the minimizer removes them.',
  },
  {
    name: 'import',
    label: 'import()',
    says: 'import() makes a chunk of the checkout, which the page loads when a visitor buys.',
  },
  {
    name: 'split-chunks',
    label: 'splitChunks: "all"',
    says: 'splitChunks moves the npm package into a chunk of its own, which stays the same when your code changes.',
    hint: {
      names: ['hashes', 'edit'],
      says: 'Turn on content hashes and change one line to see what that is good for.',
    },
  },
  {
    name: 'hashes',
    label: 'Content hashes',
    says: 'Content hashes give a file a new name whenever its content changes, so that browsers can keep all others.',
  },
  {
    name: 'edit',
    label: 'Change one line',
    says: 'One line of src/card.js is different, as in your next release.',
  },
] as const satisfies readonly Switch[];

export type SwitchName = (typeof switches)[number]['name'];

/** How many combinations there are, which are the states from 0. */
export const stateCount = 2 ** switches.length;

/** What a production build does by itself. */
export const firstState = stateOf(['production', 'tree-shaking']);

/** Tells whether a switch is on in a state. */
export const isOn = (state: number, name: SwitchName): boolean => (state & bitOf(name)) !== 0;

/** Gives the state in which one switch is the other way round. */
export const toggle = (state: number, name: SwitchName): number => state ^ bitOf(name);

/** Gives the state in which exactly these switches are on. */
export function stateOf(names: readonly SwitchName[]): number {
  return names.reduce((state, name) => state | bitOf(name), 0);
}

/** Gives the names of what is on in a state. */
export const namesOf = (state: number): SwitchName[] =>
  switches.filter(({name}) => isOn(state, name)).map(({name}) => name);

/** Tells whether there is a switch of this name. */
export const isSwitchName = (name: string): name is SwitchName =>
  switches.some((candidate) => candidate.name === name);

function bitOf(name: SwitchName): number {
  return 1 << switches.findIndex((candidate) => candidate.name === name);
}
