import {navigationStates} from './navigation-states';
import {type Chapter, deviations, testsOf} from './sentence';

const arrival = testsOf('unit/components/arrival/useArrival.test.tsx');
const bar = testsOf('browser/notification.spec.ts');
const launcher = testsOf('unit/components/chat/ChatLauncher.test.tsx');
const suggestions = testsOf('unit/plugins/search/components/Suggestions.test.tsx');
const typing = testsOf('unit/plugins/search/components/typing.test.tsx');
const details = testsOf('browser/annotated-code.spec.ts');
const splash = testsOf('browser/splash.spec.ts');

const worker = testsOf('unit/plugins/offline/browser/register.test.tsx');
const origins = [
  'https://webpack.js.org is registered: true',
  'http://localhost is registered: true',
  'http://127.8.9.10 is registered: true',
  'http://webpack.js.org is registered: false',
  'http://192.168.0.1 is registered: false',
].map((origin) => `the service worker on ${origin}`);

export const states: Chapter = {
  number: '4',
  title: 'States and transitions',
  sentences: [
    ...navigationStates,
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
        ...testsOf('unit/plugins/sponsors/browser/notification.test.tsx')(
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
      tests: details(
        'details close by a click outside, and only one is open',
        ...['by CSS', 'by a script'].flatMap((way) => [
          `${way}, details are placed above the button, 6 px away`,
          `${way}, details are placed at its right when there is no room above`,
          `${way}, details are placed below it when there is no room at the sides either`,
        ]),
      ),
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
      tests: [
        ...suggestions('a query without an answer says so, and what can be done'),
        ...typing('what the reader types is nothing when it is only space ("   ")'),
      ],
    },
    {
      says: 'The menu hides when the query is shorter than the minimum.',
      tests: typing(
        'what the reader types is cleared by the reset button, which keeps the focus in the field',
        'an empty field offers where to begin, with nothing selected',
      ),
    },
    {
      says: 'Service worker: registered only over https, on localhost or on 127.x hosts; re-checked for updates every 3,600,000 ms.',
      tests: [
        ...worker(
          ...origins,
          'the service worker is looked for again every 3,600,000 ms, whatever became of it the last time',
        ),
        ...testsOf('unit/plugins/offline/browser/keep-pages.test.tsx')(
          'in development no service worker is registered, and one that was left is gone',
        ),
        ...testsOf('browser/offline.spec.ts')(
          'pages that were read open without a connection, with their looks and their behavior',
        ),
        ...testsOf('browser/service-worker.spec.ts')(
          'a new version of the worker is looked for every 3,600,000 ms',
        ),
      ],
    },
  ],
};
