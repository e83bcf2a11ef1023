import type {LoadContext, Plugin} from '@docusaurus/types';
import {mirrorAndReport} from './build/mirror';

/**
 * Writes the pages made from READMEs. That happens before this function is done, because
 * Docusaurus waits for all plugins to be made before one of them reads the docs. A README that
 * this build goes without has a page that says so, and says so in the list of its section.
 */
export default async function mirroredPackages({siteDir}: LoadContext): Promise<Plugin> {
  await mirrorAndReport(siteDir);
  return {name: 'mirrored-packages'};
}
