import {type Chapter, libraries, testsOf} from './sentence';

const chunks = testsOf('browser/chunks.spec.ts');

export const errors: Chapter = {
  number: '8',
  title: 'Error catalogue',
  sentences: [
    {
      says: 'Unknown path: Page Not Found screen.',
      tests: testsOf('browser/routing.spec.ts')(
        '/no-such-page/ is Page Not Found, with a title made from the address',
        '/v4/no-such-page/ is Page Not Found, with a title made from the address',
      ),
    },
    {
      says: "Doc content fails: 'Error loading content.'.",
      tests: testsOf('browser/loading.spec.ts')(
        'content that fails says so, keeps the menus, and comes on another try',
      ),
    },
    {
      says: "Chunk failure: 'Loading chunk {n} failed' with kind (missing, error or timeout) and address; error name ChunkLoadError.",
      tests: chunks(
        'a chunk that fails raises a ChunkLoadError, and loads when it is asked for again',
        'a chunk that is no chunk is missing',
        'a chunk is given up after 120,000 ms',
      ),
    },
    {
      says: "Style: 'Loading CSS chunk {n} failed' with address.",
      tests: chunks('a style sheet that fails is named with its address'),
    },
    {
      says: 'Router: link used outside a router; link without a target; redirect to the current route; route given both component and render.',
      internal: libraries.router,
    },
    {
      says: 'Local storage unavailable: the notification cannot be dismissed persistently and the close button is hidden.',
      tests: testsOf('browser/notification.spec.ts')(
        'without storage it shows and cannot be closed',
        'without scripts it is in the page, which says so, without a button that would do nothing',
      ),
    },
    {
      says: "Search client: 'Cannot connect to the AlgoliaSearch API...' when all hosts fail; 4xx errors are not retried; timeouts retry on the next host with a higher multiplier.",
      internal: libraries.searchClient,
    },
    {
      says: 'Messages: could not parse response as JSON; request timed out; network issue; script loaded but did not call the callback; script unable to load; secured API key lacks validUntil; object not found; unknown error.',
      internal: libraries.searchClient,
    },
    {says: 'What the product shows for them: not shown.', internal: libraries.searchClient},
    {says: 'Search errors are logged by message.', internal: libraries.searchClient},
    {says: 'A hit missing anchor and url logs a warning.', internal: libraries.searchClient},
    {
      says: "Popular-in search: 'Missing 'source' key' and 'Missing 'index' key'.",
      internal: libraries.autocomplete,
    },
    {
      says: "Rendering: 'Renderer for type ... not defined or is not renderable'.",
      internal: libraries.markdown,
    },
    {
      says: "Missing page module: 'Cannot find module', code MODULE_NOT_FOUND.",
      internal: libraries.bundler,
    },
    {
      says: "Autocomplete: 'EventBus initialized without el'.",
      internal: libraries.autocomplete,
    },
    {
      says: "Markdown: 'Only one of `allowedTypes` and `disallowedTypes` should be defined'.",
      internal: libraries.markdown,
    },
    {says: 'Analytics throws if not initialised.', internal: libraries.analytics},
  ],
};
