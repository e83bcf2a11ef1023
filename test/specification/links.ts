import {type Chapter, testsOf} from './sentence';

const header = testsOf('unit/theme/Navbar/index.test.tsx');
const links = testsOf('unit/components/ui/SiteLink.test.tsx');

export const linkBehavior: Chapter = {
  number: '2.16',
  title: 'Link behavior',
  sentences: [
    {
      says: 'An address starting with http or // is external and opens in a new tab with no opener.',
      tests: links(
        'a link to http://example.org/ opens in a new tab, without an opener, and says so',
        'a link to https://example.org/ opens in a new tab, without an opener, and says so',
        'a link to //example.org/ opens in a new tab, without an opener, and says so',
      ),
    },
    {
      says: 'Any other address is an internal in-app route.',
      tests: [
        ...links(
          'a link to /concepts/ stays in the tab',
          'a link to #loaders stays in the tab',
          'a link to a mailbox is left to the browser: no tab, no slash',
        ),
        ...testsOf('browser/navigation.spec.ts')(
          'once awake links lead on without a reload, with title, focus and the top of the page',
        ),
      ],
    },
    {
      says: 'Active nav links get class active and aria-current value page.',
      tests: header(
        'the header marks Documentation and the tab of concepts on its pages',
        'the header marks Contribute, which has no tab, on its pages',
        'the header marks nothing on pages outside the sections',
      ),
    },
  ],
};
