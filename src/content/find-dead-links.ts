import {closest} from 'fastest-levenshtein';
import {resolvePageLink} from './links/resolve-link';
import type {Problem} from './finding';
import {isMirrored} from './page-path';
import type {ReadVersion} from './read-version';

/**
 * Finds links to pages or headings that do not exist, or that are not written as links to files. The rule
 * of a problem is the field that contains the link.
 * @param readVersions every version of the documentation
 */
export function findDeadLinks(readVersions: readonly Pick<ReadVersion, 'pages'>[]): Problem[] {
  const pages = new Map(readVersions.flatMap((version) => [...version.pages]));
  // Before the first build, READMEs are not mirrored yet: links to them are accepted.
  const isFresh = ![...pages.keys()].some((file) => isMirrored({path: file}));
  const has = (file: string) => pages.has(file) || (isFresh && isMirrored({path: file}));
  const files = {has, paths: () => pages.keys()};
  return [...pages].flatMap(([file, {links}]) =>
    links.flatMap((link): Problem[] => {
      const target = resolvePageLink(link, file, files);
      const location = {file, line: link.line, rule: link.field};
      if (target.kind === 'fault') return [{...location, message: target.message, fix: target.fix}];
      if (target.kind === 'elsewhere' || target.id === undefined) return [];
      // The ids of a page that cannot be parsed are unknown: its error is reported instead.
      const ids = pages.get(target.file)?.ids;
      if (!ids || ids.has(target.id)) return [];
      const fix =
        ids.size > 0
          ? `correct it; the nearest is #${closest(target.id, [...ids])}`
          : 'it has none';
      return [{...location, message: `${target.file} has no heading #${target.id}`, fix}];
    }),
  );
}
