import {whenOpened} from '../when-opened';

/** Address of the built fill-menu.ts; src/plugins/wake/build/static-files.ts writes it in. */
declare const sectionPagesFile: string;

whenOpened('[data-pages-of][open]', () =>
  process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ sectionPagesFile)
    : import('./fill-menu'),
);
