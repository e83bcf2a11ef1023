import {site} from '../../../config/site';
import type {Twin} from './export-page';

/** Gives `llms-full.txt`: the text of every page, each below the address it is read at. */
export function allText(twins: readonly Twin[]): string {
  return twins.map(({page, body}) => `<!-- ${site.url}${page.url} -->\n\n${body}`).join('\n');
}
