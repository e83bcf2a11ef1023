import type {FrontMatter} from '../data/front-matter-schema';
import type {VersionLabel} from '../versions';

/** What the build hands to the pages: the only types both sides share. */

/** An entry of a page's Further Reading. */
export type RelatedLink = NonNullable<FrontMatter['related']>[number];

/** What checks proved on a page. */
export interface Verified {
  /** Blocks that were run or parsed. */
  samples: number;
  /** Sentences that say what happens and that a run showed to be true. */
  statements: number;
  /** Where the tests of the sentences can be read. */
  tests?: string;
}

/** What a page's front matter gives to its screen; the content index has checked it. */
export interface PageFrontMatter extends FrontMatter {
  /** What the build adds, where the checks ran before it. */
  verified?: Verified;
}

/** What a menu shows of a page. */
export interface MenuPage {
  title: string;
  url: string;
  /** URL of the nearest page in each other version that does not have this one, by its label. */
  nearest?: Readonly<Record<VersionLabel, string>>;
  /** Whether the translated sites have the page too. */
  translated?: true;
  /** Whether it is no Markdown: then no headings fold out below it. */
  isScreen?: true;
}

/** What the list of a section says of a page. */
export interface ListedPage extends Pick<FrontMatter, 'title' | 'description' | 'maintenance'> {
  url: string;
  /** The release of a package's page. */
  release?: string;
  /** How often the package is downloaded in a week: `1.2M`. */
  downloads?: string;
}

/** Pages grouped under one heading. */
export interface PageGroup<Page = MenuPage> {
  /** Missing for pages without a group and for the group `-`. */
  label?: string;
  pages: Page[];
}

/** What a page knows of its neighbors: the pages of its own section, nothing of the others. */
export interface SectionMenu {
  /** Folder name; missing for pages that lie in no section. */
  section?: string;
  groups: PageGroup[];
  /** Only on the section's first page: what its list says of each page. */
  list?: PageGroup<ListedPage>[];
}

/** A heading in the published files: titles and ids as rows keep them small. */
export type AnchorRow = [level: 1 | 2 | 3, title: string, id: string];

/** The headings of a section's pages, by URL. */
export type AnchorsByPage = Record<string, AnchorRow[]>;

/** The titles of a version's pages, by URL. */
export type TitlesByPage = Record<string, string>;
