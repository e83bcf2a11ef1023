import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {versionOf} from '@site/src/versions';
import {mainId} from '../../../components/ui/main-id';
import {PaperHead} from '../../../components/ui/PaperHead';
import {SiteLink} from '../../../components/ui/SiteLink';
import {bind} from './binding';
import {Chapter} from './Chapter';
import {Contents} from './Contents';
import {Cover} from './Cover';
import {chapterOf} from './chapter';
import styles from './Printable.module.css';

interface Props {
  /** Compiled pages in reading order. */
  pages: readonly PropDocContent[];
}

/**
 * All pages of a section as one, to be put on paper. A document without an application, which
 * would be of no use to it: `data-asleep` keeps the loader away.
 */
export default function Printable({pages}: Props) {
  const chapters = pages.map(chapterOf);
  const texts = bind(pages);
  const {title, url} = chapters[0]!;
  const version = versionOf(url);
  return (
    <>
      <PageMetadata
        title="Combined printable page"
        description={`All pages of “${title}” from the documentation of webpack ${version.label}, on one page to print.`}
      />
      <Head>
        <html lang="en" data-asleep="" />
        <meta name="robots" content="noindex, nofollow" />
        <script src="/print.js" defer />
      </Head>
      <PaperHead place={title} version={version} />
      <ScreenBar title={title} url={url} />
      <main id={mainId} tabIndex={-1} className={clsx('wrap', styles.main)}>
        <Cover title={title} url={url} version={version} count={chapters.length} />
        <Contents chapters={chapters} />
        {chapters.map((chapter, position) => (
          <Chapter key={chapter.id} chapter={chapter} html={texts[position]!} />
        ))}
      </main>
    </>
  );
}

/** What stands over a combined page on the screen: the way back, and the print dialog. */
function ScreenBar({title, url}: {title: string; url: string}) {
  return (
    <header className={styles.bar}>
      <div className="wrap">
        <SiteLink to={url}>Back to {title}</SiteLink>
        <PrintButton />
      </div>
    </header>
  );
}

/**
 * Opens the print dialog, which opens by itself for those who came by a Print Section link
 * (static/print.js). Without scripts a sentence stands in its place.
 */
function PrintButton() {
  return (
    <>
      {/* src/browser/print-document.ts listens. */}
      <button type="button" data-print="" className={styles.print}>
        Print
      </button>
      <span className={styles.byHand}>Print with the menu of your browser.</span>
    </>
  );
}
