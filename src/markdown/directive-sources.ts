import {sections} from '../config/sections';
import {comparedWith} from '../reference/options/version-difference';
import type {DocumentationVersion} from '../versions';
import {dataFile} from '../versions/data';

/** What is read for a directive besides its own page. */
interface DirectiveSources {
  /** Folders of pages, in the version of the page. */
  sections?: readonly string[];
  /** Folders of pages in the version that options are compared with: the next one, or the last. */
  comparedSections?: readonly string[];
  /** Lists in `_version`, in the version of the page. */
  lists?: readonly string[];
}

/**
 * What each directive reads, by its name. Transforms reach other pages through this table alone
 * (`readDescriptions`), and webpack compiles a page again when one of these folders or lists changes.
 */
export const directiveSources: Readonly<Record<string, DirectiveSources>> = {
  /** Links the plugins that webpack applies, and the option in the other version. */
  option: {sections: ['plugins'], comparedSections: ['configuration']},
  /** Links the hook in the other version, where its kind is another. */
  hook: {comparedSections: ['api']},
  /** Links the hooks that it taps. */
  plugin: {sections: ['api']},
  /** Links each hook. */
  'hook-order': {sections: ['api']},
  /** Lists every option with its first sentence. */
  'option-index': {sections: ['configuration']},
  /** Draws builds of the shop. */
  bundle: {sections: ['_examples/landing']},
  /** Says what the newest releases brought, and links options. */
  'newest-releases': {
    sections: ['configuration', 'api', 'plugins'],
    lists: ['releases', 'release-sentences'],
  },
  /** Links all that each release brought. */
  releases: {
    sections: ['configuration', 'api', 'plugins'],
    lists: ['releases', 'release-sentences'],
  },
  /** Links each name in the version that has it. */
  'version-differences': {
    sections: ['configuration', 'api', 'plugins'],
    comparedSections: ['configuration', 'api', 'plugins'],
  },
  /** Lists the newest minor releases. */
  'release-rhythm': {lists: ['releases']},
  /** Lists the projects that pages show, each with the part that explains it. */
  'project-list': {sections: ['_examples', ...sections]},
};

/** Gives the folders of pages that a directive reads on a page of a version, relative to the site. */
export function sectionFoldersOf(directive: string, version: DocumentationVersion): string[] {
  const {sections = [], comparedSections = []} = directiveSources[directive] ?? {};
  const compared = comparedWith(version);
  return [
    ...sections.map((section) => `${version.folder}/${section}`),
    ...comparedSections.flatMap((section) => (compared ? `${compared.folder}/${section}` : [])),
  ];
}

/** Gives the lists that a directive reads on a page of a version, relative to the site. */
export const listFilesOf = (directive: string, version: DocumentationVersion): string[] =>
  (directiveSources[directive]?.lists ?? []).map((list) => dataFile(version, list));
