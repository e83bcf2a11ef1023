import {PageFacts} from '../../mirrored-packages/components/PageFacts';
import type {Chapter as ChapterOfPage} from './chapter';
import {versionOf} from '@site/src/versions';
import styles from './Printable.module.css';

interface Props {
  chapter: ChapterOfPage;
  /** Text of the page, as `binding` made it. */
  html: string;
}

/** One page of the combined page. */
export function Chapter({chapter: {id, title, url, frontMatter}, html}: Props) {
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
