import type {StarterKit} from '@site/src/data/starter-kits';

const sameTag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Each tag once, however its letters are written, in the order of the list. */
export const distinctTags = (tags: readonly string[]) =>
  tags.filter((tag, index) => tags.findIndex((other) => sameTag(other, tag)) === index);

/** Gives the kits that have a tag; all for the empty one. */
export const filterKits = (kits: readonly StarterKit[], tag: string) =>
  kits.filter(({tags}) => tag === '' || tags.some((each) => sameTag(each, tag)));
