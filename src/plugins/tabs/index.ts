import type {Plugin} from '@docusaurus/types';
import {beforePaint} from './build/before-paint';

/** Puts into every page what shows the tabs that the reader has chosen. */
export default function tabs(): Plugin {
  return {
    name: 'tabs',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforePaint}]}),
  };
}
