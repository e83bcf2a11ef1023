import {tagScript} from '../config';

declare global {
  interface Window {
    /** The queue that the tag of Google reads, from before it has come. */
    dataLayer?: IArguments[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the reader has told the browser that nobody may count them. */
const refusesTracking = () =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

/** The tag reads `arguments` and no array. */
const queue: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

/** Asks for the tag, once. */
function loadTag(id: string): void {
  if (window.dataLayer) return;
  queue('js', new Date());
  // It would send the first page by itself, and not the others.
  queue('config', id, {send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagScript}?id=${id}`;
  document.head.append(script);
}

/**
 * Counts that the page at the address bar is shown, unless the reader refuses to be counted.
 * @param id the property that counts
 * @throws when there is none
 */
export function sendPageView(id: string | undefined): void {
  if (!id) throw new Error('Page views are not initialized: build the site with GOOGLE_TAG_ID');
  if (refusesTracking()) return;
  loadTag(id);
  const {href, pathname, search, hash} = location;
  queue('event', 'page_view', {
    page_title: document.title,
    page_location: href,
    page_path: pathname + search + hash,
  });
}
