import clsx from 'clsx';
import {PageFacts} from '../../plugins/mirrored-packages/components/PageFacts';
import {hasSectionTabs, parseSiteLocation} from '../../components/location/site-location';
import type {Page} from '../../components/location/usePage';
import {successorOf} from '../../versions';
import {PrintHeader} from '../../components/ui/PrintHeader';
import {SiteLink} from '../../components/ui/SiteLink';
import {BreakableTitle} from '../../components/ui/BreakableTitle';
import {PageActionsMenu} from './PageActions';
import styles from './PageHeader.module.css';

/**
 * What can be done with a page, over its text or at the end of the row of sections. Where the page is,
 * that row, the sidebar and the heading say.
 */
export function PageToolbar({page}: {page: Page}) {
  const {section, title, url, version} = page;
  const isInRegister = hasSectionTabs(parseSiteLocation(url));
  return (
    <div className={clsx(styles.head, isInRegister && styles.inRegister)}>
      <PrintHeader
        runningTitle={section && section.url !== url ? `${section.title} / ${title}` : title}
        version={version}
      />
      <PageActionsMenu page={page} />
    </div>
  );
}

/** Title and lead of a page, with what is known about it in the margin. */
export function PageHeader({page}: {page: Page}) {
  return (
    <>
      <h1>
        <BreakableTitle title={page.title} />
      </h1>
      <PageFacts page={page} />
      <p className="lead">{page.frontMatter.description}</p>
    </>
  );
}

/**
 * Says that the page is about an older webpack, and leads to the guide for the next version, to the
 * same page there, and to what staying means; nothing on pages of the newest.
 */
export function VersionBanner({page: {version, others}}: {page: Page}) {
  const [newest] = others;
  if (version.state === 'current' || !newest) return null;
  return (
    <p className={styles.older}>
      <span>This page is about webpack {version.label}.</span>
      {version.guides && (
        <SiteLink to={version.guides.upgrade}>
          Move to webpack {successorOf(version)?.label}
        </SiteLink>
      )}
      <SiteLink to={newest.url} data-version={newest.version.base}>
        Read it for webpack {newest.version.label}
      </SiteLink>
      {version.guides && (
        <SiteLink to={version.guides.staying}>Stay on webpack {version.label}</SiteLink>
      )}
    </p>
  );
}
