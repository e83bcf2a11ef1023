import {type Chapter, type Sentence, testsOf} from './sentence';

const browser = testsOf('browser/routing.spec.ts');
const navigation = testsOf('browser/navigation.spec.ts');
const screens = testsOf('browser/screens.spec.ts');
const built = testsOf('build/screens.test.ts');
const unknown = browser(
  '/no-such-page/ is Page Not Found, with a title made from the address',
  '/v4/no-such-page/ is Page Not Found, with a title made from the address',
  '/concepts/no-such-page/ is Page Not Found, with a title made from the address',
);

const rules: Sentence[] = [
  {
    says: 'A path without a trailing slash redirects to the same path with a trailing slash.',
    tests: browser('adds the trailing slash and keeps query and hash'),
  },
  {
    says: 'Any path not listed below and not in the content index shows the Page Not Found screen.',
    tests: unknown,
  },
  {
    says: 'Routing uses browser history with a catch-all path; pages are resolved by name.',
    tests: [
      ...navigation(
        'once awake links lead on without a reload, with title, focus and the top of the page',
        'once awake back and forward return to where the page was left',
      ),
      ...unknown,
    ],
  },
  {
    says: 'The page title is the page title followed by a site-name suffix.',
    tests: browser('titles are "{title} | webpack", the landing page "webpack"'),
  },
  {
    says: "The printable page title is 'Combined printable page' plus the suffix.",
    tests: testsOf('build/printables.test.ts')(
      '/printable/ is a document for paper: everything unfolded, no application, no search engine',
      '/concepts/printable/ is a document for paper: everything unfolded, no application, no search engine',
    ),
  },
  {
    says: 'For an unknown path the title is derived from the last path segment with dashes turned into spaces.',
    tests: [
      ...unknown,
      ...testsOf('unit/browser/title-of-path.test.ts')(
        'the title of an unknown address /no-such-page/ is no such page',
        'the title of an unknown address /guides/another-page is another page',
      ),
      ...testsOf('unit/theme/NotFound/Content/index.test.tsx')(
        'an unknown address takes its title from the last segment, dashes as spaces',
      ),
    ],
  },
];

const fixed: Sentence[] = [
  {
    says: '/ | Landing/splash page',
    tests: [
      ...built('the landing page has the three headings of its static block, and the two links'),
      ...testsOf('browser/splash.spec.ts')(
        'the word changes after five seconds, and again after five more of rest',
      ),
    ],
  },
  {
    says: '/vote | Vote page. Loads a voting app lazily, in the browser only, never during static generation. Empty until the app arrives.',
    tests: [
      ...built('what arrives in the browser only leaves the vote page empty'),
      ...testsOf('unit/components/vote/VotePlace.test.tsx')(
        'the vote page is empty until its application arrives, then says how to vote and propose',
      ),
      ...screens('vote lists feature requests by their votes, asking GitHub once in a visit'),
    ],
  },
  {
    says: '/organization | The Organization page',
    tests: built('the organization is complete without a script'),
  },
  {
    says: '/starter-kits | Starter Kits page',
    tests: [
      ...built('the starter kits say where to submit one, and what they are not'),
      ...screens('starter kits come by themselves without moving the page, and can be filtered'),
    ],
  },
  {
    says: '/app-shell | Renders nothing',
    tests: browser('the app shell renders nothing and is not indexed'),
  },
  {says: 'any other unknown path | Page Not Found', tests: unknown},
];

export const routing: Chapter[] = [
  {number: '2.1', title: 'Routing rules', sentences: rules},
  {number: '2.2', title: 'Fixed routes', sentences: fixed},
];
