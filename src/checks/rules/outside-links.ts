import type {Definition, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {site} from '../../config/site';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rule';

/** Hosts that no longer respond, with what to link instead. */
const deadHosts: Readonly<Record<string, string>> = {
  'david-dm.org': 'the page of the package at www.npmjs.com',
  'gitter.im': 'the chat that src/config/chat.ts names',
  'goo.gl': 'the address it stood for',
  'travis-ci.org': 'the repository',
  'webpack.github.io': 'the page of this site',
};

/** Checks the form of links to other sites, without requesting them. */
export const outsideLinks: TextRule = {
  name: 'links',
  check({tree, linesAbove}) {
    const findings: Finding[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      const {url, position} = node as Link | Definition;
      const fault = faultOf(url);
      if (!fault) return;
      const [message, fix] = fault;
      findings.push({
        line: (position?.start.line ?? 1) + linesAbove,
        message: `${url} ${message}`,
        fix,
      });
    });
    return findings;
  },
};

function faultOf(url: string): [message: string, fix: string] | undefined {
  // Links to pages of this site are checked when the content index is read.
  if (/^(?:[/#.]|pathname:|v\d[^:/]*:|[^:?#]+\.mdx?(?:[?#]|$))/.test(url)) return undefined;
  if (/^mailto:[^@\s]+@[^@\s]+\.\w+$/.test(url)) return undefined;
  if (!/^https:\/\/[^/\s]/.test(url) || !URL.canParse(url)) {
    return ['is no address that starts with https://', 'write the whole address'];
  }
  const {hostname} = new URL(url);
  if (hostname === new URL(site.url).hostname) {
    return ['is on this site', 'link the file of the page, as in ../concepts/output.md'];
  }
  if (!hostname.includes('.')) return [`has the host "${hostname}"`, 'write the whole address'];
  if (Object.hasOwn(deadHosts, hostname)) {
    return ['leads to a site that answers no more', `link ${deadHosts[hostname]!}`];
  }
  return undefined;
}
