import list from './section-groups.json' with {type: 'json'};

/**
 * What people want to do with the pages of a section: the headings of its sidebar and of the list on
 * its first page, in this order. The front matter `group` of a page names one of them. Pages that
 * name none come first, and a section that is not here has no more pages than fit under one heading.
 */
export const sectionGroups: Readonly<Record<string, readonly string[]>> = list;
