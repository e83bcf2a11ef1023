import {BreakableTitle} from './BreakableTitle';
import {PageFacts} from '../../plugins/mirrored-packages/components/PageFacts';
import type {Page} from '../place/usePage';

/** Title and lead of a page, with what is known about it in the margin. */
export function PageHead({page}: {page: Page}) {
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
