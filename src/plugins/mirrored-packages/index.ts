import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Mirrored, mirrorPackages, type SkippedPackage} from './mirror';

/** What this plugin puts into global data. */
export interface MirroredPackagesData {
  /** READMEs that this build goes without, by address; their pages say so. */
  skipped: SkippedPackage[];
}

/**
 * Writes the pages made from READMEs. That happens before this function is done, because
 * Docusaurus waits for all plugins to be made before one of them reads the docs.
 */
export default async function mirroredPackages({siteDir}: LoadContext): Promise<Plugin> {
  const mirrored = await mirrorPackages(siteDir, {
    skip: process.env.MIRROR === 'skip',
    onFetch: (spec) => console.log(`fetching ${spec}`),
  });
  console.log(summaryOf(mirrored));
  return {
    name: 'mirrored-packages',
    contentLoaded({actions}) {
      const data: MirroredPackagesData = {skipped: mirrored.skipped};
      actions.setGlobalData(data);
    },
  };
}

function summaryOf({pages, changed, removed, skipped, warnings}: Mirrored): string {
  const parts = [
    `mirrored ${pages} READMEs`,
    `${changed} changed`,
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} left out (MIRROR=skip)`] : []),
  ];
  return [...warnings, parts.join(', ')].join('\n');
}
