import {whenOpened} from '../when-opened';

/** Address of the built fill-menu.ts; src/plugins/wake/build/static-files.ts writes it in. */
declare const sectionHeadingsFile: string;

whenOpened('[data-anchors] details[open] > [data-headings]', () =>
  process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ sectionHeadingsFile)
    : import('./fill-menu'),
);
