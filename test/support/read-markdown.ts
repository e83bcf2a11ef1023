import type {Code, Definition, Image, Link, Root, Yaml} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';

/** What is found in a file of Markdown. */
export interface ReadMarkdown {
  frontMatter: Record<string, unknown>;
  headings: string[];
  codeBlocks: {language: string | undefined; code: string}[];
  addresses: string[];
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Reads Markdown the way any reader of it would. */
export function readMarkdown(text: string): ReadMarkdown {
  const tree = processor.parse(text) as Root;
  const found: ReadMarkdown = {frontMatter: {}, headings: [], codeBlocks: [], addresses: []};
  visit(tree, (node) => {
    if (node.type === 'yaml') {
      found.frontMatter = parseYaml((node as Yaml).value) as ReadMarkdown['frontMatter'];
    } else if (node.type === 'heading') {
      found.headings.push(squeezed(toString(node, {includeHtml: false})));
    } else if (node.type === 'code') {
      const {lang, value} = node as Code;
      found.codeBlocks.push({language: lang?.toLowerCase(), code: value});
    } else if (['link', 'image', 'definition'].includes(node.type)) {
      found.addresses.push((node as Link | Image | Definition).url);
    }
  });
  return found;
}

/** Text as it is shown: any space is one. */
export const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
