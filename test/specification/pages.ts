import {type Chapter, type Sentence, testsOf} from './sentence';

const page = testsOf('unit/theme/doc-item.test.tsx');
const afterText = testsOf('unit/theme/after-text.test.tsx');
const loading = testsOf('browser/loading.spec.ts');
const menu = testsOf('unit/content/section-menu.test.ts');
const sponsors = testsOf('unit/plugins/sponsors/components/SupportTheTeam.test.tsx');
const splash = testsOf('browser/splash.spec.ts');
const built = testsOf('build/screens.test.ts');

const landing: Sentence[] = [
  {
    says: "Static block with headings 'Write Your Code', 'Bundle It', and 'Awesome isn't it? Let's dive in!', plus links to /guides/getting-started and /concepts.",
    tests: built('the landing page has the three headings of its static block, and the two links'),
  },
  {
    says: "It also has a splash section: animated heading 'bundle your' rotating through the words assets, scripts, images, styles (first change after 5 s, then every 5 s); a spinning cube; a dark content section; and a 'Support the Team' section with sponsor lists under headings Latest Sponsors, Platinum Sponsors, Gold Sponsors, Silver Sponsors, Bronze Sponsors, Backers (lazy loaded; ranks latest, platinum, gold, silver, bronze, backer).",
    tests: [
      ...splash(
        'the heading says all words once to those who listen',
        'the word changes after five seconds, and again after five more of rest',
        'the cube turns a quarter with each word, its core against it, and is home after four',
        'the section is dark when the scheme is light',
        'the section is dark when the scheme is dark',
      ),
      ...sponsors(
        'Support the Team shows three lines until the lists come near, then six of them with their day',
      ),
      ...testsOf('unit/plugins/sponsors/components/ranked-supporters.test.ts')(
        'the ranks stand in the order of the page',
      ),
      ...testsOf('browser/sponsors.spec.ts')(
        'the lists of sponsors come when they are near, and move nothing at 1440 px',
      ),
    ],
  },
];

const documentation: Sentence[] = [
  {
    says: 'Shows a sidebar of sibling pages, the page content and a sponsors block (linking to an external sponsor site).',
    tests: [
      ...page(
        'the page has title, lead and text',
        'the sidebar lists the pages of the section in their groups',
      ),
      ...afterText('after the text stands the sponsor of the documentation, named as one'),
    ],
  },
  {
    says: 'The sidebar lists the children of the top-level section the path starts with, otherwise the top-level pages excluding directories and the root.',
    tests: menu(
      'sectionMenu groups the pages of one section, without a heading for none and for "-"',
      'sectionMenu lists the top-level pages without folders, the landing page and printables',
    ),
  },
  {
    says: "Content loads lazily: a loading placeholder first; on success the page scrolls to top; on failure it shows 'Error loading content.'.",
    tests: [
      ...loading(
        'content that takes long has a placeholder, with the section around it',
        'content that fails says so, keeps the menus, and comes on another try',
      ),
      ...testsOf('browser/navigation.spec.ts')(
        'once awake links lead on without a reload, with title, focus and the top of the page',
      ),
    ],
  },
  {
    says: "Page links bar: 'Jump to Repository' (only if a repo is set); 'Edit Document' linking to the edit URL, or a default path on the docs source repository; 'Print Document' button opening the print dialog.",
    tests: [
      ...page(
        'page links edit the file in this repository and print',
        'page links jump to a repository only when the page comes from one, and edit there',
        'page links lead a mirrored page to its repository and README',
      ),
      ...testsOf('unit/browser/print-document.test.tsx')('Print Document opens the print dialog'),
    ],
  },
  {
    says: "Optional 'Further Reading' list of related links (title, url).",
    tests: afterText(
      'after the text stand the links of the front matter, outside ones in a new tab',
      'after the text stands nothing that has nothing to say',
    ),
  },
  {
    says: "Optional 'Contributors' list with avatar images loaded lazily once visible; nothing is shown when there are no contributors.",
    tests: afterText(
      'after the text stand contributors, with their pictures once they are seen',
      'after the text stands nothing that has nothing to say',
    ),
  },
  {
    says: 'Code blocks can show expandable details for certain configuration keywords, and render comments as markdown.',
    tests: [
      ...testsOf('unit/markdown/code-blocks/annotations/index.test.ts')(
        'annotated code shows comments as Markdown, links words and folds lines away',
      ),
      ...testsOf('browser/annotated-code.spec.ts')(
        'details open by the keyboard, are told of, and close by Escape',
      ),
    ],
  },
];

const sidebar: Sentence[] = [
  {
    says: 'Badge with the current package version, linking to releases.',
    tests: [
      ...page('the sidebar names the release and links to the list of releases'),
      ...testsOf('browser/sidebar.spec.ts')(
        'the badge says the version as text and leads to the releases; its image waits',
        'the badge asks for its image when it is pointed at, and moves nothing',
      ),
    ],
  },
  {
    says: "'Print Section' link for sections api, concepts, configuration, contribute, guides, loaders, migrate, plugins, pointing to /{section}/printable/.",
    tests: [
      ...page(
        'the sidebar of /concepts/output leads to all pages of the section on one',
        'the sidebar has no section to print on pages that lie in none',
      ),
      ...testsOf('build/printables.test.ts')(
        'printable pages exist for every section of both versions, and for the pages in none',
      ),
    ],
  },
  {
    says: "Groups of pages with group headings (no heading for group '-').",
    tests: [
      ...page('the sidebar lists the pages of the section in their groups'),
      ...menu(
        'sectionMenu groups the pages of one section, without a heading for none and for "-"',
      ),
    ],
  },
  {
    says: 'Each page item expands to show heading anchors (level above 1) linking to url#id.',
    tests: [
      ...page('the sidebar marks the current page and shows its headings, names in code'),
      ...testsOf('unit/browser/section-headings/fill-menu.test.tsx')(
        'headings of another page are fetched when they are first opened, not before',
      ),
      ...testsOf('browser/documentation.spec.ts')(
        'headings of another page load when they are opened, and lead there',
      ),
    ],
  },
  {
    says: 'An item is open when it matches the current page.',
    tests: testsOf('browser/sidebar.spec.ts')(
      'an item is open when it is the current page, and closed again on another',
    ),
  },
  {
    says: "Note at bottom: 'You are reading webpack 5 documentation. Change here to:' with a link to the version 4 docs.",
    tests: page('the sidebar leads to the same page of the other version'),
  },
  {
    says: 'Entries named index.md are listed first.',
    tests: testsOf('unit/content/read-version.test.ts')(
      'readVersion on a sound tree orders by group without case, none first; then sort, then title; the intro page first',
    ),
  },
  {
    says: "Entries with printable.md or 'Printable' in the title are hidden from navigation.",
    tests: [
      ...menu(
        'sectionMenu lists the top-level pages without folders, the landing page and printables',
      ),
      ...testsOf('build/printables.test.ts')('printable pages are in no index'),
    ],
  },
];

export const pages: Chapter[] = [
  {number: '2.4', title: 'Landing page', sentences: landing},
  {number: '2.5', title: 'Documentation page', sentences: documentation},
  {number: '2.6', title: 'Sidebar', sentences: sidebar},
];
