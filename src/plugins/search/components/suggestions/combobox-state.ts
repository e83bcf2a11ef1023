import {type Content, rowsOf} from './content';

/** Where the reader stands in the field and its panel. */
export interface ComboboxState {
  query: string;
  isOpen: boolean;
  /** Number of the row under the cursor; null is no selection. */
  active: number | null;
  /** The query was typed, not found in the field: only then the first row is selected by itself. */
  isTyped: boolean;
  /** The answer takes so long that the reader is told. */
  isLate: boolean;
  /** What is shown; until the answer comes, what the query before was answered. */
  content?: Content;
}

export type ComboboxAction =
  | {type: 'typed'; query: string}
  | {type: 'answered'; content: Content}
  | {type: 'late'}
  | {type: 'opened'}
  | {type: 'closed'}
  | {type: 'moved'; step: 1 | -1}
  | {type: 'pointed'; row: number | null};

/** Gives the state of a field in which the reader may have typed already. */
export const stateOf = (query: string): ComboboxState => ({
  query,
  isOpen: false,
  active: null,
  isTyped: query !== '',
  isLate: false,
});

/** Tells whether what is shown answers what the field says. */
export const isCurrent = ({query, content}: ComboboxState): boolean => content?.query === query;

/** Gives the next state. A selection never outlives the query that it was made for. */
export function reduce(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      return {...state, query: action.query, isOpen: true, isTyped: true, active: null};
    case 'answered':
      return {...state, content: action.content, isLate: false, active: selected(state, action)};
    case 'late':
      return {...state, isLate: true};
    case 'opened':
      return state.isOpen ? state : {...state, isOpen: true};
    case 'closed':
      // Whoever comes back by Tab must be able to go on by Tab: nothing is selected then.
      return {...state, isOpen: false, isTyped: false, active: null};
    case 'moved':
      return {...state, active: moved(state, action.step)};
    case 'pointed':
      return state.active === action.row ? state : {...state, active: action.row};
  }
}

/** The first row of a new answer, where the reader typed for it; the same answer again changes nothing. */
function selected(state: ComboboxState, {content}: {content: Content}): number | null {
  if (isCurrent(state) && state.content?.status === content.status) return state.active;
  const hasFirst = content.status === 'answer' && content.groups.length > 0;
  return state.isTyped && hasFirst ? 0 : null;
}

/** One row on; beyond either end lies "no selection", and beyond that the other end. */
function moved({active, content}: ComboboxState, step: 1 | -1): number | null {
  const {length} = rowsOf(content);
  const next = ((active ?? length) + step + length + 1) % (length + 1);
  return next === length ? null : next;
}
