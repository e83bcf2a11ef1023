import {type Chapter, deviations, testsOf} from './sentence';

const siteMenu = testsOf('unit/components/navigation/MobileMenu.test.tsx');
const header = testsOf('unit/theme/Navbar/index.test.tsx');
const footer = testsOf('unit/theme/Footer/index.test.tsx');
const languages = (...names: string[]) =>
  testsOf('browser/link-menus.spec.ts')(...names.map((name) => `Select language ${name}`));

const sections = ['api', 'concepts', 'configuration', 'guides', 'loaders', 'migrate', 'plugins'];

export const chrome: Chapter[] = [
  {
    number: '2.7',
    title: 'Mobile sidebar',
    sentences: [
      {
        says: 'Lists sections and their pages; closes when a link is tapped.',
        tests: [
          ...siteMenu(
            'the site menu leads home, lists the eight sections in order, then the pages outside them',
            'the site menu opens the section of the reader and marks the page',
          ),
          ...testsOf('browser/site-menu.spec.ts')(
            'it lists the pages of every section, those of other sections when they are opened',
            'a link closes it',
          ),
        ],
      },
    ],
  },
  {
    number: '2.8',
    title: 'Header banner',
    sentences: [
      {
        says: 'Logo, search input, links to the code repository, a social feed, a Q&A tag page, and a language dropdown (English; Chinese linking to a translated site).',
        tests: [
          ...header(
            'the header leads home by its logo',
            'the header has GitHub Repository at https://github.com/webpack/webpack',
            'the header has webpack on X at https://x.com/webpack',
            'the header has webpack on Stack Overflow at https://stackoverflow.com/questions/tagged/webpack',
            'the header has the buttons that open menus point at them',
          ),
          ...testsOf('unit/plugins/search/components/SearchField.test.tsx')(
            'the search of the header is a form that leads to the results without any script',
          ),
        ],
      },
      {
        says: 'Navigation: Documentation (/concepts/; active for paths starting with api, concepts, configuration, guides, loaders, migrate or plugins; sub-links are the top-level sections except contribute), Contribute (/contribute/), Vote (/vote/), Blog (external).',
        tests: header(
          'the header has Documentation at /concepts/',
          'the header has Contribute at /contribute/',
          'the header has Vote at /vote/',
          'the header has Blog (opens in a new tab) at https://medium.com/webpack',
          ...sections.map(
            (section) => `the header marks Documentation and the tab of ${section} on its pages`,
          ),
          'the header marks Contribute, which has no tab, on its pages',
          'the header marks Vote on its page',
          'the header marks nothing on pages outside the sections',
          'the header has the sections except contribute as sub-links',
        ),
      },
      {
        says: 'Language dropdown opens on hover or click, closes on Escape or outside focus/click, and supports arrow up/down cycling.',
        tests: languages(
          'opens under the mouse, and closes when it leaves',
          'a click opens it and moves the focus in, Escape gives it back',
          'focus outside and a click outside close it',
          'arrow keys open it and go round',
        ),
      },
    ],
  },
  {
    number: '2.9',
    title: 'Footer',
    sentences: [
      {
        says: 'Links: /guides/getting-started/, /organization/, /starter-kits/, /comparison/, /glossary/, /branding/, /license, and external links to a merchandise store, a chat room and a releases changelog.',
        tests: footer(
          'the footer links Get Started to /guides/getting-started/',
          'the footer leads to the organization and the starter kits',
          'the footer links Comparison to /comparison/',
          'the footer links Glossary to /glossary/',
          'the footer links Branding to /branding/',
          'the footer links License to /license/',
          'the footer links Swag Store (opens in a new tab) to https://webpack.threadless.com/',
          'the footer links Gitter (opens in a new tab) to https://app.gitter.im/#/room/#webpack_webpack:gitter.im',
          'the footer links Changelog (opens in a new tab) to https://github.com/webpack/webpack/releases',
        ),
      },
    ],
  },
  {
    number: '2.10',
    title: 'Sponsor notification bar',
    sentences: [
      {
        says: 'Dismissible bar (see point 4).',
        tests: testsOf('browser/notification.spec.ts')(
          'the bar is shown, dismissed and remembered',
        ),
      },
    ],
  },
  {
    number: '2.11',
    title: 'Chat launcher',
    sentences: [
      {
        says: 'Opens a chat widget (see point 4).',
        tests: testsOf('browser/chat.spec.ts')(
          'nothing is loaded; the dialog says from where it would be',
        ),
        deviation: deviations.chat,
      },
    ],
  },
];
