import {type Chapter, deviations, testsOf} from './sentence';

const arrival = testsOf('unit/components/arrival/useArrival.test.tsx');
const bar = testsOf('browser/notification.spec.ts');
const siteMenu = testsOf('browser/site-menu.spec.ts');
const swipe = testsOf('unit/client/static/site-menu/gesture.test.ts');
const launcher = testsOf('unit/components/chat/ChatLauncher.test.tsx');
const suggestions = testsOf('unit/components/search/Suggestions.test.tsx');
const headerSearch = testsOf('browser/header-search.spec.ts');
const splash = testsOf('browser/splash.spec.ts');
const sidebarItem = testsOf('browser/sidebar.spec.ts')(
  'an item is open when it is the current page, and closed again on another',
  'an item can be closed, and shows headings of two levels, the lower below the higher',
);

export const states: Chapter = {
  number: '4',
  title: 'States and transitions',
  sentences: [
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
    {
      says: 'Sponsor notification bar: visible until dismissed.',
      tests: bar('the bar is shown, dismissed and remembered'),
    },
    {
      says: 'Dismissal is stored in local storage under the key notification-dismissed with value 2, only if local storage works.',
      tests: [
        ...bar(
          'the bar is shown, dismissed and remembered',
          'without storage it shows and cannot be closed',
        ),
        ...testsOf('unit/client/static/notification.test.tsx')(
          'the notification bar is dismissed for good',
          'the notification bar goes for this page where the storage has become full',
        ),
      ],
    },
    {
      says: 'While the bar is visible the page body carries a class.',
      tests: bar(
        'the bar is shown, dismissed and remembered',
        'a reader who dismissed it never sees it, and nothing moves',
      ),
    },
    {
      says: "Chat launcher: the first click lazily loads a chat widget for the room 'webpack/webpack' and opens it; later clicks reopen it.",
      tests: [
        ...launcher(
          'the chat launcher opens a dialog that says where the room is, and leads there',
          'the chat launcher loads a frame only when asked, and says so while it does',
          'the chat launcher offers no frame where none is configured',
        ),
        ...testsOf('browser/chat.spec.ts')(
          'nothing is loaded; the dialog says from where it would be',
          'it moves the focus in, gives it back, and opens again',
        ),
      ],
      deviation: deviations.chat,
    },
    {
      says: 'Browser only.',
      tests: testsOf('browser/chat.spec.ts')(
        'nothing is loaded; the dialog says from where it would be',
      ),
    },
    {
      says: 'Vote page: empty until the lazy app arrives.',
      tests: [
        ...testsOf('build/screens.test.ts')(
          'what arrives in the browser only leaves the vote page empty',
        ),
        ...testsOf('unit/components/vote/VotePlace.test.tsx')(
          'the vote page is empty until its application arrives, then says how to vote and propose',
        ),
      ],
    },
    {
      says: 'Language dropdown: active or inactive.',
      tests: testsOf('browser/link-menus.spec.ts')(
        'Select language opens under the mouse, and closes when it leaves',
        'Select language a click after hovering keeps it open, the next one closes it',
      ),
    },
    {
      says: 'Text rotator cycles through its words.',
      tests: splash('the words come round: assets, scripts, images, styles, and assets again'),
    },
    {
      says: 'Cube spins on hover or continuously (90 degree steps over 4 iterations).',
      tests: splash(
        'the cube turns a quarter with each word, its core against it, and is home after four',
      ),
    },
    {
      says: 'Visibility detector: unknown, visible, hidden.',
      tests: arrival(
        'what comes in the browser waits until its place is near, then loads once',
        'what comes in the browser comes at once where the browser cannot observe',
      ),
    },
    {
      says: 'Popover: opens, fades in, repositions through the order top, right, left, bottom when it does not fit, and closes on a click outside.',
      waits: ['expandableDetails'],
    },
    {
      says: 'Suggestion menu: open or closed.',
      tests: suggestions(
        'the suggestions close by Escape, and show again with the focus, without a selection',
      ),
    },
    {
      says: 'The cursor moves up or down through suggestions, wraps around to no selection, and is removed on mouse leave.',
      tests: suggestions(
        'the suggestions are walked by arrows, through no selection at either end',
        'the suggestions are selected by the mouse, until it leaves',
      ),
    },
    {
      says: 'An empty message shows when there are no results and the query length is at least the minimum length.',
      tests: suggestions(
        'a query without an answer says so, and what can be done',
        'what the reader types is nothing when it is only space ("   ")',
      ),
    },
    {
      says: 'The menu hides when the query is shorter than the minimum.',
      tests: suggestions(
        'what the reader types is cleared by the reset button, which keeps the focus in the field',
        'an empty field offers where to begin, with nothing selected',
      ),
    },
    {
      says: 'Service worker: registered only over https, on localhost or on 127.x hosts; re-checked for updates every 3,600,000 ms.',
      waits: ['offline'],
    },
  ],
};
