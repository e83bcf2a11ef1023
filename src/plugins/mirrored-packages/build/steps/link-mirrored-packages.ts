import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {addressOf} from '../page-names';
import type {Pin} from '../pins';
import {targetOf} from '../link-target';
import type {ReadmePage} from '../readme-page';

const organizations = ['https://github.com/webpack', 'https://github.com/webpack-contrib'];

/** What an address of a repository has behind it where it shows the README. */
const readme = /(?:\.git)?\/?$|\/(?:blob|tree)\/(?:HEAD|main|master)(?:\/(?:README\.md)?)?$/i;

/**
 * Makes links to the repository of a mirrored package lead to its page in the same version. A README
 * that links its own repository means what else is there.
 */
export function linkMirroredPackages({markdown, pin}: ReadmePage, pins: readonly Pin[]): void {
  const pages = new Map(
    pins
      .filter(({documentation}) => documentation === pin.documentation)
      .flatMap((other) =>
        repositoriesOf(other).map((repository) => [repository, addressOf(other)]),
      ),
  );
  visit(markdown, 'link', (link: Link) => {
    const url = targetOf(link);
    // With another path or a query it shows something else than the README.
    if (!url || url.search !== '') return;
    const host = url.host.replace(/^www\./, '');
    const page = pages.get(`https://${host}${url.pathname.replace(readme, '')}`);
    const hash = url.hash === '#readme' ? '' : url.hash;
    if (page && (hash !== '' || page !== addressOf(pin))) link.url = `${page}${hash}`;
  });
}

/** Where a package's README lives or lived; a repository that bears another name is not its own. */
function repositoriesOf({name, repository}: Pin): string[] {
  const own = repository.endsWith(`/${name}`) ? [repository] : [];
  return [...own, ...organizations.map((organization) => `${organization}/${name}`)];
}
