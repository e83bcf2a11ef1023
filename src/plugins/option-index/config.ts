/** Ids of the list of all options and of the field above it, by which a script finds them. */
export const optionFilter = {field: 'option-filter', list: 'all-options'} as const;

/** What a field filters: the list of all options, or the entries of the glossary with their text. */
export type Filtered = 'options' | 'terms';
