/** Ids of the list of all options and of the field above it, by which a script finds them. */
export const optionFilter = {field: 'option-filter', list: 'all-options'} as const;
