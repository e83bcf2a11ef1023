import {site} from '@site/src/config/site';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import {LinkMenu} from '../../components/ui/LinkMenu';
import {SiteLink} from '../../components/ui/SiteLink';
import type {Page} from '../../components/location/usePage';
import styles from './PageActions.module.css';

/** Gives the URL of an issue that names the page already; src/browser/report-mistake.ts adds headings. */
const newIssueUrl = ({title, url}: Pick<Page, 'title' | 'url'>) =>
  `${site.newIssue}?${new URLSearchParams({title: `Mistake on "${title}"`, body: `${site.url}${url}\n\n`})}`;

/** What can be done with a page: see where it comes from, change it, print it, hand it to a machine. */
function Items({page: {file, frontMatter, title, url}}: {page: Page}) {
  const {repo, edit} = frontMatter;
  return (
    <>
      {repo && (
        <li>
          <SiteLink to={repo}>Jump to Repository</SiteLink>
        </li>
      )}
      <li>
        <SiteLink to={edit ?? `${site.editBase}${file}`}>Edit Document</SiteLink>
      </li>
      {!repo && (
        <li>
          <SiteLink to={newIssueUrl({title, url})}>Report a Mistake</SiteLink>
        </li>
      )}
      <li className={styles.scripted}>
        {/* src/browser/print-document.ts listens. */}
        <button type="button" data-print="">
          Print Document
        </button>
      </li>
      <li className={styles.scripted}>
        {/* src/plugins/markdown-export/browser/copy-page.ts listens, and may have answered before React is there. */}
        <button type="button" data-copy-page="" suppressHydrationWarning>
          Copy Page
        </button>
      </li>
      <li>
        {/* A file, not a page that the link check would know. */}
        <a href={markdownUrlOf(url)}>View as Markdown</a>
      </li>
    </>
  );
}

/** The page links in one menu. */
export const PageActionsMenu = ({page}: {page: Page}) => (
  <LinkMenu id="page-actions" label="Page actions" className={styles.button}>
    <Items page={page} />
  </LinkMenu>
);

/** The page links in one row. */
export const PageActions = ({page}: {page: Page}) => (
  <ul className={styles.actions} aria-label="Page links">
    <Items page={page} />
  </ul>
);
