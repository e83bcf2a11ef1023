import {type Chapter, libraries, testsOf} from './sentence';

const bar = testsOf('browser/notification.spec.ts');
const swipe = testsOf('unit/browser/site-menu/gesture.test.ts');
const contributors = testsOf('unit/theme/after-text.test.tsx')(
  'after the text stand contributors, with their pictures once they are seen',
);
const suggestions = testsOf('unit/plugins/search/components/Suggestions.test.tsx');
const details = testsOf('browser/annotated-code.spec.ts');
const splash = testsOf('browser/splash.spec.ts');

const updateCheck = [
  ...testsOf('unit/plugins/offline/browser/register.test.tsx')(
    'the service worker is looked for again every 3,600,000 ms, whatever became of it the last time',
  ),
  ...testsOf('browser/service-worker.spec.ts')(
    'a new version of the worker is looked for every 3,600,000 ms',
  ),
];

export const constants: Chapter = {
  number: '9',
  title: 'Business constants and limits',
  sentences: [
    {
      says: 'Chunk load time-out 120000 ms.',
      tests: testsOf('browser/chunks.spec.ts')('a chunk is given up after 120,000 ms'),
    },
    {says: 'Route-pattern cache up to 10000 entries.', internal: libraries.router},
    {says: 'Default history key length 6.', internal: libraries.router},
    {
      says: 'Notification dismissal value 2.',
      tests: bar(
        'the bar is shown, dismissed and remembered',
        'a value of 1 in the storage shows it',
        'a value of 3 in the storage shows it',
      ),
    },
    {
      says: 'Swipe threshold 20 px; opener range under 295 px; slope limit 0.8.',
      tests: swipe(
        'a swipe needs more than 20 pixels, in its own direction',
        'a swipe has drawn the sheet out at 295 pixels',
        'a swipe needs a slope below 0.8, up or down',
      ),
    },
    {
      says: 'Popover: padding 6, window padding 6, fade 0.35 s.',
      tests: details(
        'by CSS, details are placed above the button, 6 px away',
        'by a script, details are placed above the button, 6 px away',
        'details fade for 0.35 s, and not at all with reduced motion',
      ),
    },
    {
      says: 'Visibility checker: interval 100 ms, scroll and resize delay 250 ms.',
      internal: libraries.visibility,
    },
    {
      says: 'Contributor visibility check: interval 300 ms with partial visibility.',
      tests: contributors,
    },
    {says: 'Avatar size 90.', tests: contributors},
    {
      says: 'Sponsor logo width 100 px.',
      tests: testsOf('unit/theme/after-text.test.tsx')(
        'after the text stands the sponsor of the documentation, named as one',
      ),
    },
    {says: 'Image elements released after 60 s.', internal: libraries.autocomplete},
    {
      says: 'Search: 5 hits per page by default; autocomplete minimum query length 1; autoselect on.',
      tests: suggestions('the suggestions are at most five, the first one selected'),
    },
    {
      says: 'Client timeouts: connect 1000 ms, read 2000 ms, write 30000 ms; host state reset after 120000 ms; timeout multiplier capped at least 4.',
      internal: libraries.searchClient,
    },
    {
      says: 'Search index name for the docs and an API key exist ({key}, not printed).',
      tests: testsOf('unit/plugins/search/config/engines.test.ts')(
        'the hosted search is on with an application, a key and an index',
        'the hosted search is off without any of them',
        'the hosted search stops the build when only ALGOLIA_API_KEY is missing',
        'the hosted search stops the build when only ALGOLIA_INDEX is missing',
      ),
    },
    {
      says: 'Text rotator: width 110, delay and repeat 5000 ms (default repeat 3000 ms).',
      tests: splash(
        'the word changes after five seconds, and again after five more of rest',
        'the words have room that never changes, of at least 110 pixels, at 320 px',
        'the words have room that never changes, of at least 110 pixels, at 1440 px',
      ),
    },
    {
      says: 'Cube depth 120 on splash, default 30.',
      tests: splash('the cube is 120 px deep where the drawing has room for it'),
    },
    {says: 'Service worker update check every 3,600,000 ms.', tests: updateCheck},
    {
      says: "Popular-in option to include an 'All departments' entry (default title).",
      internal: libraries.autocomplete,
    },
    {
      says: 'Snippets get an ellipsis prefix when they do not start with a capital letter and a suffix when they do not end in . ! or ?.',
      tests: testsOf('unit/plugins/search/components/hit-texts.test.tsx')(
        'the text around what was found has an ellipsis where it is cut off: "from the middle of one."',
        'the text around what was found has an ellipsis where it is cut off: "The beginning of"',
        'the text around what was found has an ellipsis where it is cut off: "Is it? Yes!"',
      ),
    },
    {
      says: 'Dataset results cached by default; debounce optional.',
      internal: libraries.autocomplete,
    },
    {says: 'Markdown headings to maximum depth 6.', internal: libraries.markdown},
  ],
};
