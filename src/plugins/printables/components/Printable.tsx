import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {site} from '@site/src/config/site';
import {versionOf} from '@site/src/versions';
import {PageFacts} from '../../mirrored-packages/components/PageFacts';
import {mainId} from '../../../components/ui/main-id';
import {PrintHeader} from '../../../components/ui/PrintHeader';
import {SiteLink} from '../../../components/ui/SiteLink';
import type {CombinedPage} from '../combined-pages';
import {bind} from './binding';
import {type Chapter as ChapterOfPage, chapterOf} from './chapter';
import styles from './Printable.module.css';

type Props = Omit<CombinedPage, 'pages'> & {
  /** Compiled pages, in reading order. */
  pages: readonly PropDocContent[];
};

/**
 * Several pages as one, to be put on paper. A document without an application, which
 * would be of no use to it: `data-asleep` keeps the loader away.
 */
export default function Printable({url, title, pages, start, choices}: Props) {
  const chapters = pages.map(chapterOf);
  const texts = bind(pages);
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
      <PrintHeader runningTitle={title} version={version} />
      <ScreenBar {...start} />
      {choices.length > 0 && <Choices choices={choices} url={url} />}
      <main id={mainId} tabIndex={-1} className={clsx('wrap', styles.main)}>
        <Cover title={title} start={start} count={pages.length} />
        <Contents chapters={chapters} />
        {chapters.map((chapter, position) => (
          <Chapter key={chapter.id} chapter={chapter} html={texts[position]!} />
        ))}
      </main>
    </>
  );
}

/**
 * The bar above a combined page on the screen: the way back, and the print dialog, which opens by
 * itself for those who came by a Print Section link (static/print.js). Without scripts a sentence
 * takes its place.
 */
function ScreenBar({title, url}: {title: string; url: string}) {
  return (
    <header className={styles.bar}>
      <div className="wrap">
        <SiteLink to={url}>Back to {title}</SiteLink>
        {/* src/browser/print-document.ts listens. */}
        <button type="button" data-print="" className={styles.print}>
          Print
        </button>
        <span className={styles.byHand}>Print it from the menu of your browser.</span>
      </div>
    </header>
  );
}

/** What the combined page holds, of which webpack, and from where. */
function Cover({title, start, count}: Pick<Props, 'title' | 'start'> & {count: number}) {
  const version = versionOf(start.url);
  const section = title === start.title ? '' : `: ${start.title}`;
  return (
    <div className={styles.cover}>
      <p className="label">{`webpack ${version.label} documentation${section}`}</p>
      <h1>{title}</h1>
      <p className={styles.facts}>
        {count === 1 ? 'One page' : `${count} pages`}, verified against webpack {version.webpack}.
        The current text is at {site.url}
        {start.url}
      </p>
    </div>
  );
}

/** On the screen: leads to less than a long section, and back to all of it. */
function Choices({choices, url}: Pick<Props, 'choices' | 'url'>) {
  return (
    <nav className={clsx('wrap', styles.choices)} aria-label="What to print">
      <ul>
        {choices.map((choice) => (
          <li key={choice.url}>
            <a href={choice.url} aria-current={choice.url === url ? 'page' : undefined}>
              {choice.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The table of contents: pages and their second-level headings. */
function Contents({chapters}: {chapters: readonly ChapterOfPage[]}) {
  return (
    <section className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {chapters.map(({id, title, outline}) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span>
            </a>
            {outline.length > 0 && (
              <ol>
                {outline.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${encodeURIComponent(heading.id)}`}>
                      <span dangerouslySetInnerHTML={{__html: heading.title}} />
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One page of the combined page, with its text as `binding` made it. */
function Chapter({chapter, html}: {chapter: ChapterOfPage; html: string}) {
  const {id, title, url, frontMatter} = chapter;
  return (
    <article className={styles.chapter} aria-labelledby={id}>
      <header className="prose">
        <h1 id={id}>{title}</h1>
        {frontMatter.package && <PageFacts page={{frontMatter, version: versionOf(url)}} />}
        <p className="lead">{frontMatter.description}</p>
      </header>
      <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
    </article>
  );
}
