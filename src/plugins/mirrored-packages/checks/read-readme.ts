import type {Code, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {readFenceOf} from '../../../content/fences/fence';
import {isFileName} from '../../../markdown/readme-file-names';
import {specOf} from '../build/page-names';
import type {Pin} from '../build/pins';
import type {ContentFence, ContentPage} from '../../../content/content-page';

const processor = unified().use(remarkParse).use(remarkGfm);

/** A README as the rules look at pages: the lines are those of the README itself. */
export function readReadme(pin: Pin, readme: string): ContentPage {
  const tree = processor.parse(readme) as Root;
  const fences: ContentFence[] = [];
  let chapter = 0;
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' && node.depth === 2) chapter += 1;
    if (node.type !== 'code') return undefined;
    const above = index ? (parent as {children: RootContent[]}).children[index - 1] : undefined;
    fences.push({...fenceOf(node, above), chapter});
    return SKIP;
  });
  return {
    file: `${specOf(pin)}/README.md`,
    version: pin.documentation,
    source: readme,
    tree,
    linesAbove: 0,
    fences,
    findings: [],
  };
}

/** GitHub ignores what stands behind the language, and READMEs name the file in a bold line above. */
function fenceOf(code: Code, above: RootContent | undefined): Omit<ContentFence, 'chapter'> {
  const language = code.lang?.toLowerCase().replace(/[^\w-].*$/, '');
  return {
    ...readFenceOf(language, '', code.value),
    title: above?.type === 'paragraph' ? boldFileName(above) : undefined,
    line: code.position!.start.line,
  };
}

/** Behind the name may stand what is to be said about the file: that it is recommended. */
function boldFileName({children: [first]}: Paragraph): string | undefined {
  const name = first?.type === 'strong' ? toString(first).trim() : '';
  return isFileName(name) ? name : undefined;
}
