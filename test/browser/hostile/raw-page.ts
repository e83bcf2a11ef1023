import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {harmless, type HostilePage} from '../../support/hostile-site/places';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {allowDangerousHtml: true});

/** Where the text of the harmless page begins in its HTML. */
const beginning = '<p>Text with a ';

/**
 * Gives the page a README would have if nothing were done against it.
 * @param html the harmless page as it was built
 */
export async function rawPage({readme}: HostilePage, html: string): Promise<string> {
  if (!html.includes(beginning)) throw new Error(`the page of ${harmless.name} has other words`);
  const markdown = readme.files['README.md']!.toString();
  const tree = await processor.run(processor.parse(markdown));
  const raw = toHtml(tree, {allowDangerousHtml: true});
  return html.replace(beginning, () => `${raw}\n${beginning}`);
}
