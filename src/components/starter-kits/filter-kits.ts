import type {StarterKit} from '@site/src/data/starter-kits';

/** What a reader looks for: nothing narrows the list down when it is empty. */
export interface KitFilter {
  tag: string;
  text: string;
}

const sameTag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Each tag once, however its letters are written, in the order of the list. */
export const distinctTags = (tags: readonly string[]) =>
  tags.filter((tag, index) => tags.findIndex((other) => sameTag(other, tag)) === index);

/** Gives the kits that have the tag and, in name, maintainer or tags, every word of the text. */
export function filterKits(kits: readonly StarterKit[], {tag, text}: KitFilter): StarterKit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return kits.filter((kit) => {
    const said = [kit.name, kit.maintainer, ...kit.tags].join('\n').toLowerCase();
    return (
      (tag === '' || kit.tags.some((each) => sameTag(each, tag))) &&
      words.every((word) => said.includes(word))
    );
  });
}
