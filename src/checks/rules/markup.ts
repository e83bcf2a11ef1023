import type {Heading, Html} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {defaultSchema} from 'rehype-sanitize';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rule';

const elements = new Set([
  ...defaultSchema.tagNames!,
  ...'abbr cite dfn figcaption figure mark small time u wbr'.split(' '),
]);

/** Finds text that is parsed as markup, and markup that is parsed as text. */
export const markup: TextRule = {
  name: 'markup',
  check({tree, linesAbove}) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      const first = (node.position?.start.line ?? 1) + linesAbove;
      if (node.type === 'html')
        for (const {name, line} of unknownTags(node))
          findings.push({
            line: first + line,
            message: `<${name}> is shown to nobody`,
            why: 'it is read as HTML, which has no such element',
            fix: `write it as code, or \\<${name}>`,
          });
      if (node.type === 'heading' && isIdShown(node))
        findings.push({
          line: first,
          message: 'the id in {#…} is shown to readers',
          why: 'a part of it is read as Markdown',
          fix: 'write \\_ for _ in it, and \\* for *',
        });
    });
    return findings;
  },
};

/** Finds tags that are no HTML elements, with their 0-based lines. */
function unknownTags({value}: Html): {name: string; line: number}[] {
  const withoutComments = value.replace(/<!--[^]*?(?:-->|$)/g, (text) => text.replace(/.+/g, ''));
  return [...withoutComments.matchAll(/<([a-z][^\s/>]*)/gi)]
    .filter(([, name]) => !elements.has(name!.toLowerCase()))
    .map(({1: name, index}) => ({
      name: name!,
      line: withoutComments.slice(0, index).split('\n').length - 1,
    }));
}

const isIdShown = (heading: Heading) =>
  heading.children.at(-1)?.type !== 'inlineCode' && /\{#[^}]*\}\s*$/.test(toString(heading));
