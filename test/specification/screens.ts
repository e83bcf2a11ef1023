import {type Chapter, type Sentence, testsOf} from './sentence';

const projects = testsOf('unit/components/organization/Projects.test.tsx');
const kits = testsOf('unit/components/starter-kits/StarterKits.test.tsx');
const field = testsOf('unit/plugins/search/components/SearchField.test.tsx');
const suggestions = testsOf('unit/plugins/search/components/Suggestions.test.tsx');
const built = testsOf('build/screens.test.ts');

const organization: Sentence[] = [
  {
    says: "Title 'The Organization'.",
    tests: built('the organization is complete without a script'),
  },
  {
    says: "One card per ecosystem project (about 47 entries, mostly from two organizations): link to its repository, a description, badges for npm monthly downloads and repository stars, activity badges (commits since 6 months, 3 months, 1 month, 1 week ago on the master branch), issue and pull-request count badges, and maintainers (a contributor list, or a 'Maintainer needed...' link to an issue when none).",
    tests: [
      ...testsOf('unit/data/projects.test.ts')(
        'the committed projects are 48, in their order, with 24 in need of a maintainer',
      ),
      ...projects(
        'the organization says what a project is and who looks after it',
        'the organization fetches no number before a reader asks for them, and takes them away again',
      ),
      ...testsOf('unit/components/organization/badges.test.ts')(
        'the badges of a project answer three questions with eight images',
        'the badges of a project have the addresses of the badge service',
      ),
      ...built('the organization is complete without a script'),
    ],
  },
];

const starterKits: Sentence[] = [
  {
    says: "Heading 'Starter Kits'; intro text pointing to an external repository for submitting a new kit; a warning that boilerplates are proofs of concept, not officially supported, and that issues go to their maintainers.",
    tests: built('the starter kits say where to submit one, and what they are not'),
  },
  {
    says: 'A table with columns Project Name, Maintainer, Tags; rows load lazily in the browser only, with a loading placeholder.',
    tests: [
      ...built('what arrives in the browser only leaves the table of starter kits with its head'),
      ...kits('starter kits show the head of the table and three lines until the rows come'),
    ],
  },
];

const notFound: Sentence[] = [
  {
    says: "Heading 'Page Not Found', text 'Oops! The page you are looking for has been removed or relocated.', and a button 'Go to Homepage' linking to /.",
    tests: [
      ...testsOf('unit/theme/NotFound/Content/index.test.tsx')(
        'an unknown address shows heading, sentence and the way home',
      ),
      ...testsOf('browser/routing.spec.ts')(
        '/no-such-page/ is Page Not Found, with a title made from the address',
      ),
    ],
  },
];

const search: Sentence[] = [
  {
    says: "Search box placeholder 'Search the docs' (the header prop default is 'Search this site...'), a submit button, and a reset button that clears the query.",
    tests: field(
      'the search of the header is a form that leads to the results without any script',
      'the search of the header clears the query by its reset button, before anything is loaded',
    ),
  },
  {
    says: 'Suggestions show a category, a subcategory, a title and a text snippet.',
    tests: suggestions(
      'the suggestions stand under their sections, the section of the best hit first',
    ),
  },
  {
    says: "Empty state: 'No results found for query' followed by the query.",
    tests: suggestions('a query without an answer says so, and what can be done'),
  },
  {
    says: "Footer of results: 'Search by' plus a hosted search provider link.",
    tests: suggestions('the suggestions are announced, and say who has searched'),
  },
  {
    says: 'The results list shows while the input is focused and hides on a click outside.',
    tests: suggestions(
      'the suggestions close by Escape, and show again with the focus, without a selection',
      'the suggestions hide at a click outside, and when the focus goes on',
    ),
  },
];

export const screens: Chapter[] = [
  {number: '2.12', title: 'Organization page', sentences: organization},
  {number: '2.13', title: 'Starter Kits page', sentences: starterKits},
  {number: '2.14', title: 'Page Not Found', sentences: notFound},
  {number: '2.15', title: 'Search', sentences: search},
];
