import {type Chapter, libraries, testsOf} from './sentence';

const links = testsOf('build/links.test.ts');

export const rules: Chapter = {
  number: '5',
  title: 'Validation rules',
  sentences: [
    {
      says: 'Links: external if starting with http or //; a link needs a target.',
      tests: [
        ...testsOf('unit/components/ui/SiteLink.test.tsx')(
          'a link to http://example.org/ opens in a new tab, without an opener, and says so',
          'a link to //example.org/ opens in a new tab, without an opener, and says so',
          'a link to /concepts/ stays in the tab',
        ),
        ...links(
          'links of the built site all have a target',
          'links of the built site all lead somewhere, page, heading and file',
        ),
      ],
    },
    {
      says: 'Search widget requires an API key, an index name and a single input element matching the selector; otherwise usage errors are raised.',
      tests: testsOf('unit/plugins/search/config/engines.test.ts')(
        'the hosted search is on with an application, a key and an index',
        'the hosted search is off without any of them',
        'the hosted search stops the build when only ALGOLIA_API_KEY is missing',
        'the hosted search stops the build when only ALGOLIA_INDEX is missing',
      ),
    },
    {
      says: "A search call with a wrong shape raises 'index.search usage is index.search(query, params, cb)'.",
      internal: libraries.searchClient,
    },
    {
      says: "A suggestion dataset needs a source ('missing source'), and its name must match letters, digits, underscore or hyphen ('invalid dataset name').",
      internal: libraries.autocomplete,
    },
    {says: 'Suggestions must be an array (TypeError).', internal: libraries.autocomplete},
    {
      says: 'Rendered markdown links are allowed only with schemes http, https, mailto and tel, or relative, anchor or query forms; anything else is replaced by a harmless no-op address.',
      tests: testsOf('unit/markdown/code-blocks/annotations/index.test.ts')(
        'annotated code leads to https://a.example: true',
        'annotated code leads to http://a.example: true',
        'annotated code leads to mailto:a@b.example: true',
        'annotated code leads to tel:+49123: true',
        'annotated code leads to ../a: true',
        'annotated code leads to #a: true',
        'annotated code leads to ?a=b: true',
        'annotated code leads to javascript:alert(1): false',
        'annotated code leads to data:text/html,a: false',
      ),
    },
    {
      says: 'Markdown rendering forbids allowedTypes and disallowedTypes together.',
      internal: libraries.markdown,
    },
    {
      says: 'Router: a route given both component and render is rejected; a redirect to the current route is rejected.',
      internal: libraries.router,
    },
    {
      says: 'No user-facing form validation otherwise.',
      tests: testsOf('build/screens.test.ts')(
        'every page has no field that could refuse what is typed',
      ),
    },
  ],
};
