import type {Paragraph, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify as stringifyYaml} from 'yaml';
import type {MaintenanceStatus} from '../../../config/maintenance-status';
import {endedStatusOf} from '../../../data/package-notices';
import type {PackageFacts} from './package-facts';
import {specOf, titleOf} from './page-names';
import type {Pin} from './pins';
import {editAddress, rawReadmeAddress} from './repository';

// With the directive syntax known, colons of the README's own text are escaped: it has no directives.
const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});

/** Writes a tree as Markdown. Blanks at the ends of a paragraph are invisible and would become entities. */
export function writeMarkdown(tree: Root): string {
  visit(tree, 'paragraph', ({children}: Paragraph) => {
    const [first, last] = [children[0], children.at(-1)];
    if (first?.type === 'text') first.value = first.value.trimStart();
    if (last?.type === 'text') last.value = last.value.trimEnd();
  });
  return processor.stringify(tree);
}

/**
 * Gives the whole file of a mirrored page: front matter as the content index knows it, and text.
 * @param facts what is read from the release; missing when the build goes without it
 */
export function pageFile(
  pin: Pin,
  body: string,
  facts?: Pick<PackageFacts, 'license' | 'contributors'>,
): string {
  const {name, section, group, about, repository, version, integrity} = pin;
  const frontMatter = {
    title: titleOf(pin),
    description: about,
    slug: `/${section}/${name}`,
    group,
    maintenance: maintenanceOf(pin),
    downloads: downloadsOf(pin),
    edit: editAddress(pin),
    repo: repository,
    source: rawReadmeAddress(pin),
    package: name,
    version,
    integrity,
    license: facts?.license,
    ...(facts && facts.contributors.length > 0 && {contributors: facts.contributors}),
  };
  const yaml = stringifyYaml(frontMatter, {lineWidth: 0});
  return `---\n# Made from ${specOf(pin)} by src/plugins/mirrored-packages/build; changes here are lost.\n${yaml}---\n\n${body}`;
}

function maintenanceOf({name, isOlder, documentation}: Pin): MaintenanceStatus {
  return endedStatusOf(documentation, name) ?? (isOlder ? 'older' : 'maintained');
}

const compact = new Intl.NumberFormat('en-US', {notation: 'compact', maximumSignificantDigits: 2});
const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Rounded: the number changes every week, and the page does not. */
const downloadsOf = ({downloads}: Pin) =>
  downloads && {
    weekly: compact.format(downloads.weekly),
    month: month.format(new Date(downloads.on)),
  };
