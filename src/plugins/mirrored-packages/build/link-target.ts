import type {Link} from 'mdast';

/**
 * Gives where a link leads, for the steps that may lead it elsewhere. Undefined for an address
 * that is not absolute, and for a link that shows its address: it must lead where it says.
 */
export function targetOf({url, children}: Link): URL | undefined {
  const [only] = children;
  const showsAddress = children.length === 1 && only?.type === 'text' && only.value === url;
  return !showsAddress && URL.canParse(url) ? new URL(url) : undefined;
}
