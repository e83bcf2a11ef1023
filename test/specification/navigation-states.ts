import {type Sentence, testsOf} from './sentence';

const arrival = testsOf('unit/components/arrival/useArrival.test.tsx');
const siteMenu = testsOf('browser/site-menu.spec.ts');
const swipe = testsOf('unit/browser/site-menu/gesture.test.ts');
const headerSearch = testsOf('browser/header-search.spec.ts');
const sidebarItem = testsOf('browser/sidebar.spec.ts')(
  'an item is open when it is the current page, and closed again on another',
  'an item can be closed, and shows headings of two levels, the lower below the higher',
);

/** What chunks, pages, menus and the search of the header can be; section 4 begins with it. */
export const navigationStates: Sentence[] = [
  {
    says: 'Chunk: not loaded, loading, loaded.',
    tests: arrival('what comes in the browser waits until its place is near, then loads once'),
  },
  {
    says: 'On failure it returns to not loaded and a ChunkLoadError is raised.',
    tests: [
      ...testsOf('browser/chunks.spec.ts')(
        'a chunk that fails raises a ChunkLoadError, and loads when it is asked for again',
      ),
      ...testsOf('browser/screens.spec.ts')(
        'starter kits can be asked for again when they did not come',
      ),
    ],
  },
  {
    says: "Doc page content: loading, then loaded or failed ('Error loading content.').",
    tests: testsOf('browser/loading.spec.ts')(
      'content that takes long has a placeholder, with the section around it',
      'content that fails says so, keeps the menus, and comes on another try',
    ),
  },
  {
    says: 'Sidebar item: open or closed; toggled by click; reset when the current page changes.',
    tests: sidebarItem,
  },
  {
    says: 'Mobile sidebar: open or closed.',
    tests: siteMenu('the button opens it, the cross closes it, and the focus comes back'),
  },
  {
    says: 'The menu button opens it; the close icon, a tap on a link or a tap outside closes it.',
    tests: siteMenu(
      'the button opens it, the cross closes it, and the focus comes back',
      'a link closes it',
      'a tap outside closes it, and presses nothing there',
    ),
  },
  {
    says: 'A swipe left of more than 20 px closes it.',
    tests: [
      ...siteMenu(
        'swiped to the left it follows the finger and closes after more than 20 pixels',
        'swiped to the left it stays open after less, and when the movement is steep',
      ),
      ...swipe('a swipe needs more than 20 pixels, in its own direction'),
    ],
  },
  {
    says: 'A swipe right of more than 20 px from the edge opener opens it when the drag range is under 295 px and the movement is mostly horizontal (slope below 0.8).',
    tests: [
      ...siteMenu(
        'swiped from the edge it opens after more than 20 pixels',
        'swiped from the edge it falls back after less, and forgets that gesture',
        'swiped from the edge it is drawn out at 295 pixels, before the finger lifts',
        'swiped from the edge it stays closed when the movement is steep',
        'swiped from the edge it stays closed when the movement is from the middle',
      ),
      ...swipe(
        'a swipe needs a slope below 0.8, up or down',
        'a swipe has drawn the sheet out at 295 pixels',
        'a swipe begins at the left edge, and is none before the finger has moved',
      ),
    ],
  },
  {
    says: 'Header search: collapsed or active.',
    tests: headerSearch('a click opens the search, and its button hides it again'),
  },
  {
    says: 'Toggle buttons switch it.',
    tests: headerSearch('a click opens the search, and its button hides it again'),
  },
  {
    says: 'Tab focus on the search input activates it.',
    tests: headerSearch('Tab onto the search opens it, and a click elsewhere closes it'),
  },
];
