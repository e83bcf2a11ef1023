import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {ReadmePage} from '../readme-page';
import {keepLiteralTags} from './keep-literal-tags';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => keepLiteralTags)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeRaw);

/**
 * Parses Markdown and raw HTML into one HTML tree, so that later steps meet one kind of
 * heading, link and image, however the README writes them.
 */
export async function parseReadme(page: ReadmePage): Promise<void> {
  page.html = (await processor.run(processor.parse(page.facts.readme))) as Root;
}
