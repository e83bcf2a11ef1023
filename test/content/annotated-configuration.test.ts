import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readNotes} from '../../src/markdown/code-blocks/annotations';
import {newest} from '../../src/versions';
import {requireOf} from '../../src/versions/packages';

const page = `${newest.folder}/configuration/index.md`;
const {properties} = requireOf(newest)('webpack/schemas/WebpackOptions.json') as {
  properties: Record<string, unknown>;
};

/** The options that notes of a page begin with, each with the line of code that sets it. */
function annotatedOptions(content: string) {
  const links: {name: string; url: string; line: string}[] = [];
  visit(unified().use(remarkParse).parse(content) as Root, 'code', ({meta, value}) => {
    if (!/\bannotated\b/.test(meta ?? '')) return;
    const {source, notes} = readNotes(value);
    for (const {text, line} of notes) {
      const [, name = '', url = ''] = /^\[(\w+)\]\(([^)]+)\)/.exec(text) ?? [];
      links.push({name, url, line: source.split('\n')[line - 1]!.trim()});
    }
  });
  return links;
}

describe('the annotated configuration', () => {
  const content = readFileSync(page, 'utf8');

  it('has every option at the top of the pinned webpack, and no other', () => {
    const names = annotatedOptions(content).map(({name}) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(properties).sort());
  });

  it('sets each below its note, which leads to the page of the option', () => {
    for (const {name, url, line} of annotatedOptions(content)) {
      expect(line).toMatch(new RegExp(`^${name}: `));
      expect(url).toMatch(/^[\w-]+\.md(?:#\w+)?$/);
    }
  });
});
