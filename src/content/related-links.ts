import {type PageNode, pagesOf} from './node';
import type {Problem} from './problem';
import type {ReadVersion} from './read-version';

const siteOrigin = 'https://webpack.invalid';

/**
 * Finds `related` addresses of this site that lead nowhere, page or heading.
 * @param read every version of the documentation
 * @param otherAddresses pages outside the index that may be linked to
 */
export function findDeadRelated(
  read: readonly ReadVersion[],
  otherAddresses: readonly string[],
): Problem[] {
  const pages = new Map(read.flatMap(({root}) => pagesOf(root)).map((page) => [page.url, page]));
  const others = new Set(otherAddresses);
  return read.flatMap(({root, lineOf}) =>
    pagesOf(root).flatMap((page) =>
      (page.related ?? []).flatMap(({url}, index) => {
        const message = deadReason(url, pages, others);
        if (!message) return [];
        return [
          {file: page.path, line: lineOf(page, 'related'), field: `related[${index}].url`, message},
        ];
      }),
    ),
  );
}

function deadReason(
  url: string,
  pages: ReadonlyMap<string, PageNode>,
  others: ReadonlySet<string>,
): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const {pathname, hash} = new URL(url, siteOrigin);
  const page = pages.get(pathname);
  if (!page) {
    if (others.has(pathname)) return undefined;
    const hint = pages.has(`${pathname}/`) ? `; did you mean ${pathname}/ ?` : '';
    return `${url} is no page of this site${hint}`;
  }
  if (hash === '' || page.anchors.some(({id}) => `#${id}` === hash)) return undefined;
  const ids = page.anchors.map(({id}) => `#${id}`).join(', ');
  return `${pathname} has no heading ${hash}; it has ${ids || 'none'}`;
}
