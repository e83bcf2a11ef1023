import {whenOpened} from './when-opened';

/** Address of the built src/client/section-headings; src/plugins/wake/static-files.ts writes it in. */
declare const sectionHeadingsFile: string;

whenOpened('[data-anchors] details[open] [data-headings]', () =>
  process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ sectionHeadingsFile)
    : import('../section-headings'),
);
