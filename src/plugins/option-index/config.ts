/** Ids of the list of all options and of the field above it, by which a script finds them. */
export const optionFilter = {field: 'option-filter', list: 'all-options'} as const;

/**
 * What a field filters, with its label: the list of all options, the entries of the glossary with
 * their text, the releases, of which those after the reader's own stay, or the rows of
 * all tables below.
 */
export const filters = {
  options: 'Filter the options',
  terms: 'Filter the terms',
  releases: 'Show releases after version',
  differences: 'Filter the differences',
  projects: 'Filter the projects',
} as const;

export type Filtered = keyof typeof filters;
