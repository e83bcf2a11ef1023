import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SkippedPackage} from './make-pages';
import {mirrorAndReport} from './report';

/** What this plugin puts into global data. */
export interface MirroredPackagesData {
  /** READMEs that this build goes without; their pages say so. */
  skipped: SkippedPackage[];
}

/**
 * Writes the pages made from READMEs. That happens before this function is done, because
 * Docusaurus waits for all plugins to be made before one of them reads the docs.
 */
export default async function mirroredPackages({siteDir}: LoadContext): Promise<Plugin> {
  const {skipped} = await mirrorAndReport(siteDir);
  return {
    name: 'mirrored-packages',
    contentLoaded({actions}) {
      const data: MirroredPackagesData = {skipped};
      actions.setGlobalData(data);
    },
  };
}
