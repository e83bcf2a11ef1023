/** Id of the heading above the related links, which the theme adds to pages that have some. */
export const furtherReadingId = 'further-reading';

/** Takes an address apart: `/concepts/#modes` is the path `/concepts/` and the id `modes`. */
export function splitAddress(address: string): {path: string; id: string | undefined} {
  const at = address.indexOf('#');
  return at < 0
    ? {path: address, id: undefined}
    : {path: address.slice(0, at), id: decodeURIComponent(address.slice(at + 1))};
}
