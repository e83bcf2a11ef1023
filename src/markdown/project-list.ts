import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {folderBase} from '../config/site';
import {type TestedProject, listTestedProjects} from '../content/examples/tested-projects';
import {listWrittenPages} from '../content/list-pages';
import {writtenSize} from '../data/recorded-builds';
import type {DocumentationVersion} from '../versions';
import {sectionFoldersOf} from './directive-sources';
import {finishedHtml} from './finished-html';
import {leafDirectives} from './leaf-directives';
import {keepFlagsWhole} from './line-breaks';
import {joinParts} from './nodes';

const name = 'project-list';

/** Parts of a page that an entry names; a reference page has up to thirty. */
const namedParts = 6;

/**
 * Reads `::project-list`: a list of all projects of the version that run when its pages are checked,
 * each with the part of a page that explains it, its packages, size, files and first command.
 */
export const projectList = leafDirectives([name], async ({version}) => {
  const projects = await listTestedProjects(process.cwd(), version, pagesOf(version));
  const titles = projects.map(({parts, page}) => subjectOf({parts, page}).title);
  const entries = projects.map((project) => {
    const isShared = titles.filter((title) => title === subjectOf(project).title).length > 1;
    return h('li', [about(project, isShared), contents(project)]);
  });
  // The search finds a page by its own words, and not here.
  const attributes = {className: 'projects', ariaLabel: 'All projects', dataNosnippet: ''};
  return () => finishedHtml(h('ul', attributes, entries));
});

const pagesOf = (version: DocumentationVersion) =>
  sectionFoldersOf(name, version).flatMap((folder) => listWrittenPages(process.cwd(), folder));

/** What explains it: one part of a page, or the whole page. */
const subjectOf = ({parts, page}: Subject) => (parts.length === 1 ? parts[0]! : page);

type Subject = Pick<TestedProject, 'parts' | 'page'>;

/**
 * What it shows: the part of a page that explains it, or the page and its first parts.
 * @param isShared whether other projects have the same title, so that only the name tells them apart
 */
function about({name, parts, page}: TestedProject, isShared: boolean): Element {
  const {title, url} = subjectOf({parts, page});
  const heading = h('a', {href: url}, isShared ? `${title}: ${name}` : title);
  if (parts.length === 1) return h('div', [heading, h('p', page.title)]);
  const links = parts
    .slice(0, namedParts)
    .map(({url, title}): ElementContent => h('a', {href: url}, title));
  const left = parts.length - links.length;
  return h('div', [
    heading,
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
    h('code', keepFlagsWhole(command)),
    h('p', [
      h('b', name),
      ['', ...factsOf(project), ''].join(separator),
      h(
        'a',
        {href: folderBase + folder, ...outside, ariaLabel: `View the files of ${name}`},
        'view',
      ),
      separator,
      h('a', {href: archive, download: true, ariaLabel: `ZIP of ${name}`}, 'ZIP'),
    ]),
  ]);
}

/** A line may begin after the dot, not with it. */
const separator = '\u00a0· ';

type Contents = Pick<TestedProject, 'packages' | 'stepCount' | 'fileCount' | 'bytes'>;

const factsOf = ({packages, stepCount, fileCount, bytes}: Contents): string[] =>
  [
    packages.join(', ') || 'webpack only',
    ...(stepCount > 1 ? [`${stepCount} steps`] : []),
    `${fileCount} files, ${writtenSize(bytes)}`,
  ].map(keepNumbersWhole);

/** Keeps each number on the line of what it counts. */
const keepNumbersWhole = (text: string) => text.replaceAll(/(?<=\d) (?=\w)/g, '\u00a0');
