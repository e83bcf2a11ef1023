import {isOn, type SwitchName} from './switches';

/** What a switch changes in the code of the shop. */
export interface Edit {
  by: SwitchName;
  /** The file, relative to the project. */
  file: string;
  before: string;
  after: string;
}

export const edits: readonly Edit[] = [
  {
    by: 'import',
    file: 'src/index.js',
    before: `import { openCheckout } from './checkout.js';\n`,
    after: '',
  },
  {
    by: 'import',
    file: 'src/index.js',
    before: `buy.onclick = () => openCheckout(teas);\n`,
    after: `buy.onclick = async () => {
  const { openCheckout } = await import(
    /* webpackChunkName: "checkout" */
    './checkout.js'
  );
  openCheckout(teas);
};\n`,
  },
  {
    by: 'edit',
    file: 'src/card.js',
    before: `  picture.alt = '';\n`,
    after: `  picture.alt = tea.name;\n`,
  },
];

/**
 * Gives a file of the shop as it is in a state.
 * @throws when the file lacks what a switch changes
 */
export function editedText(file: string, text: string, state: number): string {
  return edits
    .filter((edit) => edit.file === file && isOn(state, edit.by))
    .reduce((edited, {by, before, after}) => {
      if (!edited.includes(before))
        throw new Error(`${file} has not what "${by}" changes: ${before.trim()}`);
      return edited.replace(before, () => after);
    }, text);
}

/** Tells whether a switch that is on changes a file. */
export const isEditedIn = (file: string, state: number): boolean =>
  edits.some((edit) => edit.file === file && isOn(state, edit.by));
