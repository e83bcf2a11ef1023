import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {folderBase} from '../config/site';
import {type TestedProject, testedProjects} from '../content/examples/tested-projects';
import {writtenPagesBelow} from '../content/list-pages';
import {writtenSize} from '../data/recorded-builds';
import type {DocumentationVersion} from '../versions';
import {sectionFoldersOf} from './directive-sources';
import {finishedHtml} from './finished-html';
import {leafDirectives} from './leaf-directives';
import {joinParts} from './nodes';

const name = 'project-list';

/** Parts of a page that an entry names; a reference page has up to thirty. */
const namedParts = 6;

/**
 * Reads `::project-list`: a list of all projects of the version that run when its pages are checked,
 * each with the part of a page that explains it, its packages, size, files and first command.
 */
export const projectList = leafDirectives([name], async ({version}) => {
  const projects = await testedProjects(process.cwd(), version, pagesOf(version));
  const entries = projects.map((project) => h('li', [about(project), contents(project)]));
  // The search finds a page by its own words, and not here.
  const attributes = {className: 'projects', ariaLabel: 'All projects', dataNosnippet: ''};
  return () => finishedHtml(h('ul', attributes, entries));
});

const pagesOf = (version: DocumentationVersion) =>
  sectionFoldersOf(name, version).flatMap((folder) => writtenPagesBelow(process.cwd(), folder));

/** What it shows: the part of a page that explains it, or the page and its first parts. */
function about({parts, page}: TestedProject): Element {
  const [first] = parts;
  if (first && parts.length === 1)
    return h('div', [h('a', {href: first.url}, first.title), h('p', page.title)]);
  const links = parts
    .slice(0, namedParts)
    .map(({url, title}): ElementContent => h('a', {href: url}, title));
  const left = parts.length - links.length;
  return h('div', [
    h('a', {href: page.url}, page.title),
    h('p', [
      ...joinParts<ElementContent | string>(links, ', '),
      left > 0 ? ` and ${left} more` : null,
    ]),
  ]);
}

/** What it consists of, and how it starts. */
function contents({name, folder, archive, command, ...project}: TestedProject): Element {
  const outside = {target: '_blank', rel: 'noopener'};
  return h('div', [
    h('code', command),
    h('p', [
      h('b', name),
      ` · ${factsOf(project).join(' · ')} · `,
      h(
        'a',
        {href: folderBase + folder, ...outside, ariaLabel: `View the files of ${name}`},
        'view',
      ),
      ' · ',
      h('a', {href: archive, download: true, ariaLabel: `ZIP of ${name}`}, 'ZIP'),
    ]),
  ]);
}

type Contents = Pick<TestedProject, 'packages' | 'stepCount' | 'fileCount' | 'bytes'>;

const factsOf = ({packages, stepCount, fileCount, bytes}: Contents): string[] => [
  packages.join(', ') || 'webpack only',
  ...(stepCount > 1 ? [`${stepCount} steps`] : []),
  `${fileCount} files, ${writtenSize(bytes)}`,
];
