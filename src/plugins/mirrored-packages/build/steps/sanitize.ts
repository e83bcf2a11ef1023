import type {Root} from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import {unified} from 'unified';
import {htmlSchema} from '../compile/html-schema';
import type {ReadmePage} from '../readme-page';

const processor = unified().use(rehypeSanitize, htmlSchema);

/** Drops all that can run, load, frame, submit or take another element's name. */
export async function sanitize(page: ReadmePage): Promise<void> {
  page.html = (await processor.run(page.html)) as Root;
}
