import type {LoadContext, Plugin} from '@docusaurus/types';
import {endedStatusOf, noticesOf} from '../../data/package-notices';
import {newest} from '../../versions';
import {mirrorAndReport} from './build/mirror';

/**
 * Writes the pages made from READMEs. That happens before this function is done, because
 * Docusaurus waits for all plugins to be made before one of them reads the docs. A README that
 * this build goes without has a page that says so, and says so in the list of its section.
 *
 * And tells the page about the organization, as `@generated/mirrored-packages/default/ended.json`,
 * which packages have ended.
 */
export default async function mirroredPackages({siteDir}: LoadContext): Promise<Plugin> {
  await mirrorAndReport(siteDir);
  return {
    name: 'mirrored-packages',
    async contentLoaded({actions}) {
      await actions.createData('ended.json', endedPackages());
    },
  };
}

/** Gives the packages that have ended, each with how. */
const endedPackages = () =>
  Object.fromEntries(
    Object.keys(noticesOf(newest)).flatMap((name) => {
      const status = endedStatusOf(newest, name);
      return status ? [[name, status]] : [];
    }),
  );
