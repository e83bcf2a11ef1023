/**
 * What pages do by themselves, before and without the application. Built pages load it as one
 * small file (src/plugins/wake/static-files.ts); the development server as a client module.
 * Nothing here may import React.
 */
import './annotated-code';
import './close-after-link';
import './copy-code';
import './copy-page';
import './current-heading';
import './glossary';
import './language-links';
import './link-menus';
import './moved-anchors';
import './not-found';
import './notification';
import './option-filter';
import './print-document';
import './search-shortcut';
import './section-headings';
import './section-pages';
import './sidebar-place';
import './site-menu';
import './stale-page';
import './tabs';
import './theme-toggle';
import './wake-in-view';
