import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {ReadmePage} from '../readme-page';
import {closeMarks} from './close-marks';
import {keepLiteralTags} from './keep-literal-tags';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => keepLiteralTags)
  .use(() => closeMarks)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeRaw);

/**
 * Parses Markdown and raw HTML into one HTML tree, so that later steps meet one kind of
 * heading, link and image, however the README writes them.
 */
export async function parseReadme(page: ReadmePage): Promise<void> {
  page.html = (await processor.run(processor.parse(withoutFrontMatter(page.facts.readme)))) as Root;
}

/** Leaves out the fields at the top of a file, which are for other sites. */
function withoutFrontMatter(readme: string): string {
  const [whole = '', yaml = ''] =
    /^\ufeff?---[ \t]*\r?\n([^]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(readme) ?? [];
  return isFields(yaml) ? readme.slice(whole.length) : readme;
}

function isFields(yaml: string): boolean {
  try {
    const fields: unknown = parse(yaml);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  } catch {
    return false;
  }
}
