import {site} from '../../../config/site';
import type {PageMarkdown} from './export-page';

/** Gives `llms-full.txt`: the text of every page, each below the address it is read at. */
export function allText(exports: readonly PageMarkdown[]): string {
  return exports.map(({page, body}) => `<!-- ${site.url}${page.url} -->\n\n${body}`).join('\n');
}
