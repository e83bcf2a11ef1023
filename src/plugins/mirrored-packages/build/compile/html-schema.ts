import {defaultSchema, type Options} from 'rehype-sanitize';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const dropped = new Set(['picture', 'source', 'section']);

/**
 * What HTML of a README may be: the elements GitHub shows, of their attributes only those that
 * mean something here. No name or id but those of headings, no style, no alignment.
 */
export const htmlSchema: Options = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames!.filter((name) => !dropped.has(name)),
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-[\w-]+$/]],
    details: ['open'],
    // Where they may load from is decided where pages are compiled.
    img: ['src', 'alt', 'title'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: [['className', 'task-list-item']],
    ol: ['start', ['className', 'contains-task-list']],
    ul: [['className', 'contains-task-list']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ...Object.fromEntries(headings.map((name) => [name, ['id']])),
  },
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https']},
  clobber: [],
  clobberPrefix: '',
  strip: [
    'script',
    'style',
    'template',
    'title',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'textarea',
    'select',
  ],
};
