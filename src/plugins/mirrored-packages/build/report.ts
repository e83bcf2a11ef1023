import type {MirrorOptions} from './make-pages';
import {type Mirrored, mirrorPackages} from './mirror';

/**
 * Mirrors and tells on the console what is fetched, what readers of the log should know and,
 * in one line, what became of it. `MIRROR=skip` in the environment goes on without network,
 * `MIRROR=packages` asks nobody but the registry: images from elsewhere stay links.
 */
export async function mirrorAndReport(
  siteDir: string,
  options: Pick<MirrorOptions, 'retryImages'> = {},
): Promise<Mirrored> {
  const {MIRROR: mode} = process.env;
  const mirrored = await mirrorPackages(siteDir, {
    ...options,
    skip: mode === 'skip',
    ...(mode === 'packages' && {reach: null}),
    onFetch: (spec) => console.log(`fetching ${spec}`),
  });
  for (const warning of mirrored.warnings) console.log(warning);
  console.log(summaryOf(mirrored));
  return mirrored;
}

/** Says in one line what mirroring did. */
export function summaryOf({pages, changed, removed, skipped, images}: Mirrored): string {
  return [
    `mirrored ${pages} ${pages === 1 ? 'README' : 'READMEs'}`,
    `${changed} changed`,
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(images.copied.length > 0 ? [countOf(images.copied.length, 'copied')] : []),
    ...(images.lost.length > 0 ? [countOf(images.lost.length, 'left a link')] : []),
    ...(skipped.length > 0 ? [`${skipped.length} left out (MIRROR=skip)`] : []),
  ].join(', ');
}

const countOf = (count: number, what: string) =>
  `${count} ${count === 1 ? 'image' : 'images'} ${what}`;

/** Says which images pages link to, and why. */
export function lostImages({images: {lost}}: Mirrored): string {
  const lines = lost.map(({spec, address, reason}) => `${spec}: ${address} is a link: ${reason}`);
  return [...new Set(lines)].sort().join('\n');
}
