import {type Mirrored, mirrorPackages} from './mirror';

/**
 * Mirrors and tells on the console what is fetched, what readers of the log should know and,
 * in one line, what became of it. `MIRROR=skip` in the environment goes on without network.
 */
export async function mirrorAndReport(siteDir: string): Promise<Mirrored> {
  const mirrored = await mirrorPackages(siteDir, {
    skip: process.env.MIRROR === 'skip',
    onFetch: (spec) => console.log(`fetching ${spec}`),
  });
  for (const warning of mirrored.warnings) console.log(warning);
  console.log(summaryOf(mirrored));
  return mirrored;
}

/** Says in one line what mirroring did. */
export function summaryOf({pages, changed, removed, skipped}: Mirrored): string {
  return [
    `mirrored ${pages} ${pages === 1 ? 'README' : 'READMEs'}`,
    `${changed} changed`,
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} left out (MIRROR=skip)`] : []),
  ].join(', ');
}
