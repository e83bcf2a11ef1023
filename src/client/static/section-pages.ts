import {whenOpened} from './when-opened';

/** Address of the built src/client/section-pages; src/plugins/wake/static-files.ts writes it in. */
declare const sectionPagesFile: string;

whenOpened('[data-pages-of][open]', () =>
  process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ sectionPagesFile)
    : import('../section-pages'),
);
