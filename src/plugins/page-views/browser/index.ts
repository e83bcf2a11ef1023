/** Counts each page that is shown, awake or not; part of the script of pages when the build says so. */
import {onPageShown} from '../../../browser/page-events';
import {sendPageView} from './send-page-view';

/** Written by src/plugins/wake/build/static-files.ts. */
declare const GOOGLE_TAG_ID: string;

// The title of a page that the application shows is written in the next frame.
onPageShown(() => requestAnimationFrame(() => setTimeout(() => sendPageView(GOOGLE_TAG_ID))));
