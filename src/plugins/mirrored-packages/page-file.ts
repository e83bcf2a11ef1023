import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {specOf, titleOf} from './page-names';
import type {Pin} from './pins';
import {editAddress, rawReadmeAddress} from './repository';

// With the directive syntax known, colons of the README's own text are escaped: it has no directives.
const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});

/** Writes a tree as Markdown. */
export function writeMarkdown(tree: Root): string {
  return processor.stringify(tree);
}

/** Gives the whole file of a mirrored page: front matter as the content index knows it, and text. */
export function pageFile(pin: Pin, description: string, body: string, license?: string): string {
  const {name, section, repository, version, integrity} = pin;
  const frontMatter = {
    title: titleOf(pin),
    description,
    slug: `/${section}/${name}`,
    edit: editAddress(pin),
    repo: repository,
    source: rawReadmeAddress(pin),
    package: name,
    version,
    integrity,
    license,
  };
  const yaml = stringifyYaml(frontMatter, {lineWidth: 0});
  return `---\n# Made from ${specOf(pin)} by src/plugins/mirrored-packages; changes here are lost.\n${yaml}---\n\n${body}`;
}
