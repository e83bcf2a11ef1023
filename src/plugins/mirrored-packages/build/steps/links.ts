import type {Link, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {allRedirects} from '../../../../config/redirects';
import {site} from '../../../../config/site';
import {decodePath} from '../../../../decode-path';
import {versions} from '../../../../versions';
import movedAnchors from '../../../../versions/moved-anchors.data.cjs';
import {addressOf, specOf} from '../page-names';
import type {Pin} from '../pins';
import {type ReadmePage, rewrite} from '../readme-page';
import {fileAddress} from '../repository';

/** Ids of headings by address, for every page a README may link to. */
export type HeadingIdsByPage = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Gives where a link leads, for the steps that may lead it elsewhere. Undefined for an address
 * that is not absolute, and for a link that shows its address: it must lead where it says.
 */
function targetOf({url, children}: Link): URL | undefined {
  const [firstChild] = children;
  const showsAddress =
    children.length === 1 && firstChild?.type === 'text' && firstChild.value === url;
  return !showsAddress && URL.canParse(url) ? new URL(url) : undefined;
}

const organizations = ['https://github.com/webpack', 'https://github.com/webpack-contrib'];

/** What an address of a repository has behind it where it shows the README. */
const readmePathEnd =
  /(?:\.git)?\/?$|\/(?:blob|tree)\/(?:HEAD|main|master)(?:\/(?:README\.md)?)?$/i;

/**
 * Makes links to the repository of a mirrored package lead to its page in the same version. A README
 * that links its own repository means other files of it.
 */
export function linkMirroredPackages({markdown, pin}: ReadmePage, pins: readonly Pin[]): void {
  const pages = new Map(
    pins
      .filter(({documentation}) => documentation.label === pin.documentation.label)
      .flatMap((other) =>
        repositoriesOf(other).map((repository) => [repository, addressOf(other)]),
      ),
  );
  visit(markdown, 'link', (link: Link) => {
    const url = targetOf(link);
    // With another path or a query it shows something else than the README.
    if (!url || url.search !== '') return;
    const host = url.host.replace(/^www\./, '');
    const page = pages.get(`https://${host}${url.pathname.replace(readmePathEnd, '')}`);
    const hash = url.hash === '#readme' ? '' : url.hash;
    if (page && (hash !== '' || page !== addressOf(pin))) link.url = `${page}${hash}`;
  });
}

/** Where a package's README lives or lived; a repository that bears another name is not its own. */
const repositoriesOf = ({name, repository}: Pin): string[] => [
  ...(repository.endsWith(`/${name}`) ? [repository] : []),
  ...organizations.map((organization) => `${organization}/${name}`),
];

const {host} = new URL(site.url);
/** Where the site is or was, and what its addresses begin with here: a version had a host of its own. */
const hosts = new Map([
  ...versions.map(({label, base}): [string, string] => [`v${label}.${host}`, base]),
  [host, '/'],
  [`www.${host}`, '/'],
]);

/**
 * Makes links to webpack's site stay on this one, in the version that they name or else the one being
 * read, where it has the page; a link to a page that does not exist here keeps its full address.
 */
export function linkDocumentationPages({markdown, pin}: ReadmePage, pages: HeadingIdsByPage): void {
  visit(markdown, 'link', (link: Link) => {
    const url = targetOf(link);
    const start = url && hosts.get(url.host);
    if (!start || url.search !== '') return;
    const path = currentPath(url.pathname);
    const base = start === '/' ? pin.documentation.base : start;
    const address = path.startsWith(base) ? path : `${base}${path.slice(1)}`;
    if (pages.has(address)) link.url = `${address}${url.hash}`;
    else if (start === '/') link.url = `${site.url}${path}${url.hash}`;
  });
}

/** Gives a path as pages have it now: with a slash at its end, and past a redirect. */
function currentPath(pathname: string): string {
  const path = pathname.replace(/(\/|\/index\.html|\.html)?$/, '/');
  return allRedirects.find(({from}) => from === path)?.to ?? path;
}

/**
 * Makes links to headings of this site arrive: the fragment is mended where it is clear which
 * heading is meant, and dropped with a warning where not.
 */
export function repairFragments(page: ReadmePage, pages: HeadingIdsByPage): void {
  const pageAddress = addressOf(page.pin);
  // The number sign was forgotten: what looked like a file of the repository is a heading.
  const repositoryFolder = fileAddress(page.pin, '');
  rewrite<RootContent>(page.markdown, (node) => {
    if (node.type !== 'link') return node;
    const file = node.url.startsWith(repositoryFolder)
      ? node.url.slice(repositoryFolder.length)
      : '';
    if (pages.get(pageAddress)?.has(file)) return {...node, url: `#${file}`};
    if (!/^[/#]/.test(node.url)) return node;
    const [path = '', fragment] = node.url.split('#', 2);
    const address = path || pageAddress;
    const ids = pages.get(address);
    if (!fragment || !ids) return node;

    const onPage = address === pageAddress ? '' : address;
    const id = findHeading(fragment, ids);
    if (id !== undefined) return {...node, url: `${onPage}#${encodeURI(id)}`};
    const moved = movedTo(address, fragment);
    if (moved) return {...node, url: moved.startsWith('#') ? `${onPage}${moved}` : moved};
    if (onPage === '' && topFragments.has(fragment)) return {...node, url: '#top'};
    // The way back from a footnote whose sentence has no heading above.
    if (fragment.startsWith('user-content-fnref-')) return [];
    page.warnings.push(
      `${specOf(page.pin)}: ${address} has no heading #${fragment}; the link to it goes without`,
    );
    return onPage === '' ? (node.children as RootContent[]) : {...node, url: onPage};
  });
}

/** What leads to the start of a README; browsers know `#top`, whatever the page has. */
const topFragments = new Set(['top', 'readme', 'readme-top']);

function movedTo(address: string, fragment: string): string | undefined {
  const moved = movedAnchors[address] ?? {};
  return Object.hasOwn(moved, fragment) ? moved[fragment] : undefined;
}

const lettersAndDigits = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Gives the heading id a fragment means: itself, or the one id that differs from it only in case
 * and punctuation (headings are reworded, and sites make ids differently). Undefined for none.
 */
function findHeading(fragment: string, ids: ReadonlySet<string>): string | undefined {
  // GitHub gives all of a README's ids this prefix, and takes them without it, too.
  const headingId = decodePath(fragment).replace(/^user-content-/, '');
  if (ids.has(headingId)) return headingId;
  const similarIds = [...ids].filter((id) => lettersAndDigits(id) === lettersAndDigits(headingId));
  return similarIds.length === 1 ? similarIds[0] : undefined;
}
